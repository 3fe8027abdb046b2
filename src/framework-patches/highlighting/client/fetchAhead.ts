import {fetchHighlighter} from 'portal-highlighter';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

let isPlanned = false;

/**
 * Fetches the highlighter in an idle moment, for the pages to come; as with all that is fetched ahead, not on 2g or for
 * a reader who saves data (specification §4).
 */
export function fetchAhead(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (isPlanned || connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  isPlanned = true;
  const plan = window.requestIdleCallback ?? setTimeout;
  plan(() => void fetchHighlighter());
}
