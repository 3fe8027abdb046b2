import type {ReactNode} from 'react';
import Results from '@site/src/components/parts/Calculator/Results';
import {names} from '../Board/under';
import {headingText} from '../messages/board';
import {detailText, edgesText, epochText, orderText, weightText, workText} from '../messages/details';
import type {Graph} from '@site/src/components/parts/BlockGraph/block';
import type {Reading} from '../model/reading';
import styles from './styles.module.css';

interface Props {
  readonly graph: Graph;
  readonly reading: Reading;
  readonly selected: number;
}

/** The selected block in words, and the order of all blocks. */
export default function Details({graph, reading, selected}: Props): ReactNode {
  return (
    <>
      <p className={styles.heading}>{headingText(selected)}</p>
      <Results
        results={[
          {label: detailText('edges'), text: edgesText(graph[selected]!)},
          {label: detailText('weight'), text: weightText(graph[selected]!, reading)},
          {label: detailText('epoch'), text: epochText(reading, selected)},
          {label: detailText('work'), text: workText(graph[selected]!, reading)},
          {label: detailText('pivot'), text: names(reading.pivot)},
          {label: detailText('order'), text: orderText(reading)},
        ]}
      />
    </>
  );
}
