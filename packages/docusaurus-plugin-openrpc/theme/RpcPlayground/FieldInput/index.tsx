import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {useId, type ReactNode} from 'react';
import type {OpenRpcAdapter} from '../../../client/adapter';
import {ownReader} from '../../../client/ownReader';
import {readField, type Field, type FieldValue} from '../../../client/fields';
import {parseQuantity, toGroupedDecimal, toHexQuantity} from '../../../client/quantity';
import {useChecksum} from '../../../client/useChecksum';
import FieldControl from '../FieldControl';
import {fieldMessage} from '../messages';
import ObjectInput from '../ObjectInput';
import styles from '../styles.module.css';

export interface FieldInputProps {
  label: string;
  required: boolean;
  field: Field;
  text: string;
  /** Network of the chosen endpoint, if known: addresses are checked against it. */
  networkId: number | undefined;
  adapter: OpenRpcAdapter | undefined;
  onChange: (text: string) => void;
}

/** A quantity in its other notation, so that the reader sees both decimal and hex. */
function otherNotation(field: Field, text: string): string {
  const isQuantity = field.kind === 'quantity' || (field.kind === 'choice' && field.other !== undefined);
  const parsed = isQuantity ? parseQuantity(text) : undefined;
  if (!parsed?.ok) return '';
  return /^\s*0x/i.test(text) ? toGroupedDecimal(parsed.value, i18n.currentLocale) : toHexQuantity(parsed.value);
}

function noteOf(value: FieldValue, field: Field, text: string, adapter: OpenRpcAdapter | undefined): ReactNode {
  if (value.ok) return <span>{otherNotation(field, text)}</span>;
  return (
    <>
      {value.member !== undefined && <code className={styles.member}>{value.member}</code>}
      <span>{fieldMessage(value.problem, value.detail, adapter)}</span>
    </>
  );
}

/** One typed input with its label, its check, and the value in decimal and hex. */
export default function FieldInput({
  label,
  required,
  field,
  text,
  networkId,
  adapter,
  onChange,
}: FieldInputProps): ReactNode {
  const id = useId();
  useChecksum(text);
  const value = readField(text, field, ownReader(adapter, networkId));
  const control = {id, field, text, isWrong: !value.ok, onChange};
  const renderMember = (member: {
    label: string;
    required: boolean;
    field: Field;
    text: string;
    onChange: (text: string) => void;
  }) => <FieldInput key={member.label} networkId={networkId} adapter={adapter} {...member} />;
  return (
    <div className={styles.field} data-field={label} data-kind={field.kind === 'own' ? field.name : field.kind}>
      <label htmlFor={id}>
        <code>{label}</code>{' '}
        {!required && (
          <span className={styles.optional}>{translate({id: 'rpc.params.optional', message: 'optional'})}</span>
        )}
      </label>
      {field.kind === 'object' ? (
        <ObjectInput {...control} members={field.members} renderMember={renderMember} />
      ) : (
        <FieldControl {...control} />
      )}
      <div id={`${id}-note`} className={value.ok ? styles.note : styles.problem}>
        {noteOf(value, field, text, adapter)}
      </div>
    </div>
  );
}
