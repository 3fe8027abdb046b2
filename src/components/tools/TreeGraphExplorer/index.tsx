import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import {PREFIX} from './prefix';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-tree-graph" */ './Panel');

/**
 * A Tree-Graph that the reader builds. Its code is fetched when the reader comes near, or at once by a link to a graph.
 */
export default function TreeGraphExplorer(panel: PanelProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // No element has this hash as its id, so the browser stays at the top of the page.
    if (window.location.hash.startsWith(PREFIX)) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} className={styles.anchor}>
      <Calculator
        label={translate({id: 'treeGraphExplorer.label', message: 'Tree-Graph explorer'})}
        summary={
          <Translate id="treeGraphExplorer.summary">
            Add blocks anywhere in a Tree-Graph, and see which references they get and how subtree weights, the pivot
            chain, epochs and the total order change. Nothing leaves your browser.
          </Translate>
        }
        className={styles.place}
        load={load}
        panel={panel}
      />
    </div>
  );
}
