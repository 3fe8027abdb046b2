import {useMemo, useReducer, type ReactNode} from 'react';
import Note from '@site/src/components/parts/Calculator/Note';
import Board from '../Board';
import Buttons from '../Buttons';
import Coded from '../Coded';
import Followed from '../Followed';
import Heads from '../Heads';
import {followHintText, hintText} from '../messages/board';
import {noRootText, rootText} from '../messages/details';
import {storyText} from '../messages/story';
import {stateShownAt} from '../model/deferred';
import {opened, reduce} from '../model/player';
import {epochOf, sceneOf} from '../model/scene';
import Network, {type Net} from '../Network';
import recording from '../recording.json';
import still from '../Still/styles.module.css';
import styles from './styles.module.css';
import {useLive} from './useLive';
import {usePlay} from './usePlay';

export interface Props {
  /** A Core Space endpoint of each network. */
  readonly endpoints: Readonly<Record<Net, string>>;
  /** Epochs from one to the block that contains its state root. */
  readonly deferral: number;
}

/** The film with all its controls. */
export default function Panel({endpoints, deferral}: Props): ReactNode {
  const [state, dispatch] = useReducer(reduce, recording, (film) => opened(film));
  const play = usePlay(state, dispatch);
  const {live, ask, stop, leave} = useLive(dispatch);
  const {film, at, followed} = state;
  const scene = useMemo(() => sceneOf(film, at), [film, at]);
  const story = useMemo(() => storyText(state), [state]);
  const epoch = epochOf(scene, followed)?.number;
  const leaveLive = () => {
    play.pause();
    leave();
    dispatch({do: 'open', ...opened(recording)});
  };
  return (
    <>
      <p className={still.hint}>
        {hintText()} {followHintText()}
      </p>
      <Board scene={scene} followed={followed} onFollow={(block) => dispatch({do: 'follow', block})} />
      <Buttons state={state} play={play} dispatch={dispatch} />
      <p role="status" className={styles.story}>
        {story}
      </p>
      <Network
        live={live}
        isRecording={film === recording}
        onAsk={(net) => ask(endpoints[net])}
        onStop={stop}
        onLeave={leaveLive}
      />
      <Heads heads={scene.frame.heads} />
      <Followed scene={scene} followed={followed} />
      <Note>
        <Coded
          text={epoch === undefined ? noRootText(deferral) : rootText(epoch, stateShownAt(epoch, deferral), deferral)}
        />
      </Note>
    </>
  );
}
