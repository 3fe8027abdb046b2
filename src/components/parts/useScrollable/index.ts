import {useEffect, useRef, useState, type RefObject} from 'react';

/** A frame, and whether its content is wider than the frame is. */
type Scrollable<T> = {frame: RefObject<T | null>; scrolls: boolean};

/** Watches a frame: only elements that scroll horizontally must be focusable by keyboard. */
export function useScrollable<T extends HTMLElement>(): Scrollable<T> {
  const frame = useRef<T>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return {frame, scrolls};
}
