import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import UnitField from './UnitField';
import styles from './styles.module.css';
import {formatAmount, parseAmount, type Problem, type Unit} from './units';

const UNITS: readonly Unit[] = ['cfx', 'gdrip', 'drip', 'hex'];

/** What was typed last and where; the other fields follow from it. */
interface Entry {
  readonly unit: Unit;
  readonly text: string;
}

/**
 * Converts an amount between CFX, GDrip, Drip and the hexadecimal quantity of JSON-RPC while the reader types in any
 * of the four fields. Exact to the last Drip. An invalid text stays in its field, is explained there, and empties the others.
 */
export default function UnitConverter({cfx = '1.5'}: {readonly cfx?: string}): ReactNode {
  const [entry, setEntry] = useState<Entry>({unit: 'cfx', text: cfx});
  const isEmpty = entry.text.trim() === '';
  const parsed = parseAmount(entry.text, entry.unit);
  const problem: Problem | null = parsed.ok || isEmpty ? null : parsed.problem;
  const shown = (unit: Unit) => {
    if (unit === entry.unit) return entry.text;
    return parsed.ok ? formatAmount(parsed.drip, unit) : '';
  };
  return (
    <div
      className={styles.converter}
      role="group"
      aria-label={translate({id: 'unitConverter.label', message: 'Unit converter', description: 'Accessible name of the form that converts between CFX, GDrip and Drip'})}>
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
