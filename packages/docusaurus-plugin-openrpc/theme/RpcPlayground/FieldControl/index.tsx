import type {ReactNode} from 'react';
import type {Field} from '../../../client/fields';

export interface FieldControlProps {
  /** Id of the input; `<id>-note` describes it. */
  id: string;
  field: Field;
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** The bare input for a kind of field. */
export default function FieldControl({id, field, text, isWrong, onChange}: FieldControlProps): ReactNode {
  const shared = {
    id,
    value: text,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-note`,
    spellCheck: false,
    autoComplete: 'off',
  };
  if (field.kind === 'boolean') {
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        {['', 'true', 'false'].map((option) => (
          <option key={option} value={option}>
            {option || '—'}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'json' || field.kind === 'object' || field.kind === 'list') {
    const rows = Math.min(12, Math.max(2, text.split('\n').length));
    return <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />;
  }
  if (field.kind !== 'choice')
    return <input {...shared} type="text" onChange={(event) => onChange(event.target.value)} />;
  return (
    <>
      <input {...shared} type="text" list={`${id}-tags`} onChange={(event) => onChange(event.target.value)} />
      <datalist id={`${id}-tags`}>
        {field.tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}
