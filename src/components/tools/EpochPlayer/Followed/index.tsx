import type {ReactNode} from 'react';
import clsx from 'clsx';
import {nameOf} from '@site/src/components/tools/TreeGraphExplorer/Board/under';
import Coded from '../Coded';
import {adviceText, followedText, reachedText, stageName} from '../messages/stages';
import {stageIn, type Scene} from '../model/scene';
import {STAGES} from '../model/stage';
import styles from './styles.module.css';

/** The progress of the followed block, and what a dApp can do at each stage. */
export default function Followed({scene, followed}: {readonly scene: Scene; readonly followed: number}): ReactNode {
  const stage = stageIn(scene, followed);
  const reached = stage === undefined ? -1 : STAGES.indexOf(stage);
  return (
    <>
      <p className={styles.heading}>{followedText(String(nameOf(followed)))}</p>
      <ol className={styles.stages}>
        {STAGES.map((name, index) => (
          <li
            key={name}
            className={clsx(styles.stage, index <= reached && styles.reached)}
            aria-current={index === reached ? 'step' : undefined}
          >
            <b>{stageName(name)}</b> <span className={styles.mark}>({reachedText(index <= reached)})</span>
            <br />
            <Coded text={adviceText(name)} />
          </li>
        ))}
      </ol>
    </>
  );
}
