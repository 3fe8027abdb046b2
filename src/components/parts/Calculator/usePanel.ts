import {useCallback, useEffect, useState, type ComponentType, type RefObject} from 'react';

/** Fetches a component: `() => import('./Panel')`. */
export type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/**
 * Fetched one screen before it comes into view: in time for readers who scroll, but never for those who leave early.
 */
const NEAR = '100% 0px';

/** Fetches a component when its position is nearly in view; `retry` requests it again after a failure. */
export function usePanel<Props>(place: RefObject<Element | null>, load: Load<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(
      ({default: loaded}) => setPanel(() => loaded),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        retry();
      },
      {rootMargin: NEAR},
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, retry]);

  return {Panel, hasFailed, retry};
}
