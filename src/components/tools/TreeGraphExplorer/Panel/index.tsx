import {useMemo, useReducer, useState, type ReactNode} from 'react';
import Note from '@site/src/components/parts/Calculator/Note';
import Board from '../Board';
import type {Under} from '../Board/under';
import Buttons from '../Buttons';
import Choices from '../Choices';
import Details from '../Details';
import {problemText, scaleText, sharedText} from '../messages/notices';
import {storyText} from '../messages/story';
import {begin, reduce, rulesOf, shownGraph} from '../model/explorer';
import {read} from '../model/reading';
import styles from './styles.module.css';
import {useLink} from './useLink';
import {useReplay} from './useReplay';

/** The parameters of the network, for comparison with the small ones of the model. */
export interface Props {
  readonly network: {
    readonly timerRatio: number;
    readonly timerBeta: number;
    readonly leadBeta: number;
    readonly heavyRatio: number;
  };
}

/** The graph with all its controls. */
export default function Panel({network}: Props): ReactNode {
  const [state, dispatch] = useReducer(reduce, 'example', (scenario: 'example') => begin(scenario));
  const [under, setUnder] = useState<Under>('weight');
  const [knowsAll, setKnowsAll] = useState(true);
  const graph = useMemo(() => shownGraph(state), [state]);
  const reading = useMemo(() => read(graph, rulesOf(state)), [graph, state]);
  const replay = useReplay(state, dispatch);
  const link = useLink(state, dispatch);
  const add = () => {
    replay.stop();
    dispatch({do: 'add', knowsAll});
  };
  return (
    <>
      <Choices
        state={state}
        under={under}
        knowsAll={knowsAll}
        dispatch={dispatch}
        onUnder={setUnder}
        onKnowsAll={setKnowsAll}
      />
      {link.problem && (
        <p role="alert" className={styles.problem}>
          {problemText(link.problem)}
        </p>
      )}
      <Board
        graph={graph}
        reading={reading}
        selected={state.selected}
        under={under}
        onSelect={(block) => dispatch({do: 'select', block})}
        onAdd={add}
      />
      <Buttons state={state} replay={replay} dispatch={dispatch} onAdd={add} onShare={() => void link.share()} />
      <p role="status" className={styles.story}>
        {storyText(graph, reading, state)} {link.shared && sharedText(link.shared)}
      </p>
      <Details graph={graph} reading={reading} selected={state.selected} />
      {state.adapts && <Note>{scaleText(network)}</Note>}
    </>
  );
}
