import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {SpaceMark} from '@site/src/components/parts/Space';
import type {Space} from '@site/src/components/parts/Space/spaces';
import styles from './styles.module.css';

type Props = {value: Space; onChange: (space: Space) => void};

const CHOICES: {space: Space; name: string}[] = [
  {space: 'espace', name: 'eSpace'},
  {space: 'core', name: 'Core Space'},
];

/** Chooses the space: real radio buttons, so arrow keys and screen readers work as they do everywhere. */
export default function SpaceSwitch({value, onChange}: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Translate id="home.request.space">Space to query</Translate>
      </legend>
      {CHOICES.map(({space, name}) => (
        <label key={space} className={clsx(styles.choice, `accent-${space}`, value === space && styles.chosen)}>
          <input
            type="radio"
            name={group}
            value={space}
            checked={value === space}
            onChange={() => onChange(space)}
            className={styles.input}
          />
          <SpaceMark space={space} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
