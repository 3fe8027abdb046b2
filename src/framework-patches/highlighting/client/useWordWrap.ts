import {useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/** Breaks the lines of a block at its edge, long words too, or lets them be. */
function setWrapped(code: HTMLElement, wraps: boolean): void {
  code.style.whiteSpace = wraps ? 'pre-wrap' : '';
  code.style.overflowWrap = wraps ? 'anywhere' : '';
}

/**
 * Whether the lines of a code block are longer than it is wide, and whether the reader has them wrapped. The browser
 * says so when it has laid the block out: asking it in between costs a layout of the whole page, and of all that is
 * folded away (a method page has two dozen examples in closed boxes).
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
      // The code itself is another element once its lines come from React; the old one then has no size, which is a
      // change.
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
