import {useEffect, useMemo, useReducer, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {currentHighlighter, fetchHighlighter} from 'portal-highlighter';
import {fetchAhead} from './fetchAhead';
import {linesOf, type Token} from './lines';

interface Lines {
  /** The lines of the code, or undefined while the block keeps the server's HTML. */
  readonly lines: Token[][] | undefined;
  /** Must be called if there is no such HTML. */
  readonly renderAnew: () => void;
}

/**
 * The lines of a code block. On the first page of a visit, the server's HTML stays, which needs neither the highlighter
 * nor any work by React. Code that appears later (on another page, or after another choice of the reader) is plain
 * until the highlighter is loaded.
 */
export function useLines(code: string, language: string): Lines {
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const content = `${language}\n${code}`;
  const [written, setWritten] = useState(isHydrating ? content : undefined);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isWritten = written === content;
  // Once replaced, the server's HTML is gone, even if the same code comes back.
  if (written !== undefined && !isWritten) setWritten(undefined);

  const highlight = currentHighlighter();
  useEffect(() => {
    if (isWritten) fetchAhead();
    else if (!highlight) void fetchHighlighter().then(update);
  }, [isWritten, highlight]);

  const lines = useMemo(
    () => (isWritten ? undefined : highlight ? highlight(code, language) : linesOf(code)),
    [isWritten, highlight, code, language],
  );
  return {lines, renderAnew: () => setWritten(undefined)};
}
