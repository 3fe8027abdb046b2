import type {Dispatch, ReactNode} from 'react';
import {buttonText} from '../messages/controls';
import {MAX_BLOCKS, type Action, type State} from '../model/explorer';
import {nameOf} from '../Board/under';
import styles from './styles.module.css';

interface Props {
  readonly state: State;
  readonly replay: {readonly isPlaying: boolean; readonly play: () => void; readonly stop: () => void};
  readonly dispatch: Dispatch<Action>;
  readonly onAdd: () => void;
  readonly onShare: () => void;
}

/** The controls of the graph. An inactive button keeps the focus, so that keyboard users don't lose their position. */
export default function Buttons({state, replay, dispatch, onAdd, onShare}: Props): ReactNode {
  const {shown, moves, selected, scenario} = state;
  const isFull = shown + 1 >= MAX_BLOCKS;
  const act = (action: Action) => () => {
    replay.stop();
    dispatch(action);
  };
  const button = (text: string, onClick: () => void, isIdle = false) => (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.buttons}>
      {button(buttonText('add', nameOf(selected)), onAdd, isFull)}
      {button(buttonText('back'), act({do: 'back'}), shown === 0)}
      {button(buttonText('step'), act({do: 'step'}), isFull && shown === moves.length)}
      {replay.isPlaying
        ? button(buttonText('stop'), replay.stop)
        : button(buttonText('replay'), replay.play, moves.length === 0)}
      {button(buttonText('reset'), act({do: 'reset'}))}
      {scenario !== 'example' && button(buttonText('reseed'), act({do: 'reseed'}))}
      {button(buttonText('share'), onShare)}
    </div>
  );
}
