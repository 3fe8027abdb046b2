import {useEffect, useState} from 'react';
import type {PageErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

type Load = () => Promise<{default: PageErrors}>;

/**
 * The errors that pages explain, loaded once they are needed. Without a connection, the finder continues with those of
 * the network alone, and the next text tries again.
 */
export function usePageErrors(load: Load, isNeeded: boolean): PageErrors | undefined {
  const [pages, setPages] = useState<PageErrors>();
  useEffect(() => {
    if (!isNeeded || pages) return;
    load().then(
      (module) => setPages(module.default),
      () => {},
    );
    // oxlint-disable-next-line react/exhaustive-deps -- another function after each render, which loads the same file
  }, [isNeeded, pages]);
  return pages;
}
