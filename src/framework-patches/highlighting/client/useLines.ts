import {useEffect, useMemo, useReducer, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {currentHighlighter, fetchHighlighter} from 'portal-highlighter';
import {fetchAhead} from './fetchAhead';
import {linesOf, type Token} from './lines';

interface Lines {
  /** The lines of the code, or undefined while the HTML that the server wrote stands for them. */
  readonly lines: Token[][] | undefined;
  /** To be called when there is no such HTML after all. */
  readonly renderAnew: () => void;
}

/**
 * The lines of a code block. On the first page of a visit the server's HTML stays as it is: it needs neither the
 * highlighter nor work of React. Code that comes later (another page, another choice of the reader) is plain until the
 * highlighter is there.
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
