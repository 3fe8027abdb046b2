import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/parts/Calculator/Field';
import {localNumber, typedNumber} from '@site/src/components/parts/localNumber';
import {dripOf} from '@site/src/evm/attack/amounts';
import type {AmountData} from '@site/src/evm/attack/data';

/** Amounts by name, as decimal text in CFX in the format of programs. */
type Texts = Readonly<Record<string, string>>;

interface Props {
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}

/** What the amounts are before the reader changes them. */
export const usualAmounts = (amounts: Props['amounts']): Texts =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount.default]));

/** Names of amounts that are no number, or outside of their limits. */
export function amountProblems(texts: Texts, amounts: Props['amounts']): ReadonlySet<string> {
  const wrong = Object.entries(amounts).filter(([name, {min, max}]) => {
    const drip = dripOf(texts[name]!);
    return drip === undefined || drip < dripOf(min)! || drip > dripOf(max)!;
  });
  return new Set(wrong.map(([name]) => name));
}

/** Fields for the amounts that the reader can change, within limits. */
export default function AmountFields({amounts, texts, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<Texts>({});
  const problems = amountProblems(texts, amounts);
  return Object.entries(amounts).map(([name, {label, min, max}]) => (
    <Field
      key={name}
      label={label}
      inputMode="decimal"
      // What was typed stays as it is, but a reset replaces it.
      value={typedNumber(typed[name] ?? '') === texts[name] ? typed[name]! : shown(texts[name]!)}
      problem={problems.has(name) ? limitsText(localNumber(Number(min)), localNumber(Number(max))) : undefined}
      onChange={(text) => {
        setTyped({...typed, [name]: text});
        onChange({...texts, [name]: typedNumber(text)});
      }}
    />
  ));
}

/** A number of CFX as the reader's language writes it; other text stays. */
const shown = (amount: string): string => (/^\d+(?:\.\d+)?$/.test(amount) ? localNumber(Number(amount)) : amount);

const limitsText = (min: string, max: string): string =>
  translate(
    {
      id: 'amountFields.limits',
      message: 'Enter a number from {min} to {max}.',
      description: 'Problem of an amount that the reader typed',
    },
    {min, max},
  );
