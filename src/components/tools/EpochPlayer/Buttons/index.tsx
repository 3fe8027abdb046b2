import type {Dispatch, ReactNode} from 'react';
import styles from '@site/src/components/tools/TreeGraphExplorer/Buttons/styles.module.css';
import {buttonText, momentText, type Button} from '../messages/controls';
import type {Action, State} from '../model/player';

interface Props {
  readonly state: State;
  readonly play: {readonly isPlaying: boolean; readonly play: () => void; readonly pause: () => void};
  readonly dispatch: Dispatch<Action>;
}

/** Moves through the film. An inactive button keeps the focus, so that keyboard users don't lose their position. */
export default function Buttons({state: {film, at}, play, dispatch}: Props): ReactNode {
  const end = film.frames.length - 1;
  const button = (name: Button, onClick: () => void, isIdle = false) => (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      {buttonText(name)}
    </button>
  );
  const act = (action: Action['do'] & ('rewind' | 'back' | 'step' | 'end')) => () => {
    play.pause();
    dispatch({do: action});
  };
  return (
    <div className={styles.buttons}>
      {button('first', act('rewind'), at === 0)}
      {button('back', act('back'), at === 0)}
      {button(play.isPlaying ? 'pause' : 'play', play.isPlaying ? play.pause : play.play, end === 0)}
      {button('step', act('step'), at === end)}
      {button('last', act('end'), at === end)}
      <small>{momentText(at + 1, end + 1)}</small>
    </div>
  );
}
