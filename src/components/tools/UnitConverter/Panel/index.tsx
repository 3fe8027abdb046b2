import {useState, type ReactNode} from 'react';
import UnitField from '../UnitField';
import {formatAmount, parseAmount, type Problem, type Unit} from '../units';
import styles from './styles.module.css';

const UNITS: readonly Unit[] = ['cfx', 'gdrip', 'drip', 'hex'];
const EXAMPLE: Entry = {unit: 'cfx', text: '1.5'};

/** The last typed value and its field; the other fields derive from it. */
interface Entry {
  readonly unit: Unit;
  readonly text: string;
}

/** The fields of the converter. An invalid text stays in its field, is explained there, and empties the others. */
export default function Panel(): ReactNode {
  const [entry, setEntry] = useState(EXAMPLE);
  const isEmpty = entry.text.trim() === '';
  const parsed = parseAmount(entry.text, entry.unit);
  const problem: Problem | null = parsed.ok || isEmpty ? null : parsed.problem;
  const shown = (unit: Unit) => {
    if (unit === entry.unit) return entry.text;
    return parsed.ok ? formatAmount(parsed.drip, unit) : '';
  };
  return (
    <div className={styles.fields}>
      {UNITS.map((unit) => (
        <UnitField
          key={unit}
          unit={unit}
          value={shown(unit)}
          problem={unit === entry.unit ? problem : null}
          onChange={(text) => setEntry({unit, text})}
        />
      ))}
    </div>
  );
}
