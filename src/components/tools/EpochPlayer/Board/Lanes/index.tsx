import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Lane} from '@site/src/components/parts/BlockGraph/lanes';
import {pixels, SIDE} from '@site/src/components/parts/BlockGraph/pixels';
import {epochText, looseText} from '../../messages/board';
import {stageName} from '../../messages/stages';
import type {Scene} from '../../model/scene';
import styles from './styles.module.css';

/** Room on either side of the blocks of a lane, in pixels. */
const ROOM = 15;

interface Props {
  readonly scene: Scene;
  readonly lanes: readonly Lane[];
  readonly height: number;
}

/**
 * One lane for each epoch, with its number and its stage, and one for the blocks without an epoch. The names of the
 * blocks contain the same.
 */
export default function Lanes({scene, lanes, height}: Props): ReactNode {
  return lanes.map(({from, to}, index) => {
    const epoch = scene.epochs[index];
    const left = pixels({column: from, row: 0}).left - ROOM;
    const width = pixels({column: to, row: 0}).left + SIDE + ROOM - left;
    return (
      <div
        key={epoch?.number ?? 'loose'}
        className={clsx(styles.lane, epoch ? styles[epoch.stage] : styles.loose)}
        style={{left, width, height}}
        aria-hidden="true"
      >
        <b>{epoch ? epochText(epoch.number) : looseText()}</b>
        {epoch && <span>{stageName(epoch.stage)}</span>}
      </div>
    );
  });
}
