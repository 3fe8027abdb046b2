import {fetchHighlighter} from 'portal-highlighter';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

let isPlanned = false;

/**
 * Loads the highlighter for later pages when the browser is idle. Like all prefetching, it doesn't run on 2g or if the
 * reader saves data (specification §4).
 */
export function fetchAhead(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (isPlanned || connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  isPlanned = true;
  const plan = window.requestIdleCallback ?? setTimeout;
  plan(() => void fetchHighlighter());
}
