import type {ReactNode} from 'react';
import Board from '../Board';
import {hintText, stillText} from '../messages/board';
import {opened} from '../model/player';
import {sceneOf} from '../model/scene';
import film from '../recording.json';
import styles from './styles.module.css';

/** The moment of the recording at which the panel starts, as a picture. */
export default function Still(): ReactNode {
  const {at, followed} = opened(film);
  const scene = sceneOf(film, at);
  return (
    <>
      <p className={styles.hint}>{hintText()}</p>
      <Board scene={scene} followed={followed} />
      <p className={styles.story}>{stillText(scene)}</p>
    </>
  );
}
