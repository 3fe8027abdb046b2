import type {Dispatch, ReactNode} from 'react';
import Choice from '@site/src/components/parts/Calculator/Choice';
import {UNDER, type Under} from '../Board/under';
import {choiceText, knowsText, rulesText, scenarioText, underChoiceText} from '../messages/controls';
import type {Action, State} from '../model/explorer';
import {SCENARIOS} from '../model/scenarios';
import styles from './styles.module.css';

interface Props {
  readonly state: State;
  readonly under: Under;
  readonly knowsAll: boolean;
  readonly dispatch: Dispatch<Action>;
  readonly onUnder: (under: Under) => void;
  readonly onKnowsAll: (knowsAll: boolean) => void;
}

/** The initial graph, the weights that apply, and the parts of the graph that are shown. */
export default function Choices({state, under, knowsAll, dispatch, onUnder, onKnowsAll}: Props): ReactNode {
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label={choiceText('scenario')}
          value={state.scenario}
          options={SCENARIOS.map((value) => ({value, text: scenarioText(value)}))}
          onChange={(scenario) => dispatch({do: 'start', scenario})}
        />
        <Choice
          label={choiceText('rules')}
          value={state.adapts ? 'adaptive' : 'fixed'}
          options={(['adaptive', 'fixed'] as const).map((value) => ({value, text: rulesText(value)}))}
          onChange={(rules) => dispatch({do: 'weigh', adapts: rules === 'adaptive'})}
        />
        <Choice
          label={choiceText('under')}
          value={under}
          options={UNDER.map((value) => ({value, text: underChoiceText(value)}))}
          onChange={onUnder}
        />
      </div>
      <label className={styles.knows}>
        <input type="checkbox" checked={!knowsAll} onChange={({target}) => onKnowsAll(!target.checked)} /> {knowsText()}
      </label>
    </>
  );
}
