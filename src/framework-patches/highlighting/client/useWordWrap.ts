import {useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/** Wraps the lines of a block, including long words, or stops wrapping them. */
function setWrapped(code: HTMLElement, wraps: boolean): void {
  code.style.whiteSpace = wraps ? 'pre-wrap' : '';
  code.style.overflowWrap = wraps ? 'anywhere' : '';
}

/**
 * Whether the lines of a code block are wider than the block, and whether the reader wraps them. An observer reports
 * this after the browser's layout, because a request in between would force a layout of the whole page, including all
 * folded content (a method page has two dozen examples in closed boxes).
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) return undefined;
    let code: Element | null = null;
    const observer = new ResizeObserver(() => {
      // When React renders the lines, a new element replaces the code. The old one then has no size, which triggers the
      // observer.
      const current = block.querySelector('code');
      if (current && current !== code) observer.observe((code = current));
      if (block.clientWidth > 0) setIsCodeScrollable(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  const toggle = (): void => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) setWrapped(code, !isEnabled);
    setIsEnabled(!isEnabled);
  };
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
