import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Field, ObjectMember} from '../../../client/fields';
import {memberText, parseObject, withMember} from '../../../client/objectText';
import FieldControl, {type FieldControlProps} from '../FieldControl';
import styles from '../styles.module.css';

interface ObjectInputProps extends FieldControlProps {
  members: ObjectMember[];
  renderMember: (member: {
    label: string;
    required: boolean;
    field: Field;
    text: string;
    onChange: (text: string) => void;
  }) => ReactNode;
}

/** An object as a form with its members, or as JSON; both edit the same text. */
export default function ObjectInput({members, renderMember, ...control}: ObjectInputProps): ReactNode {
  const [wantsJson, setWantsJson] = useState(false);
  const object = parseObject(control.text);
  const isJson = wantsJson || !object;
  return (
    <div className={styles.object}>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isJson}
        disabled={!object}
        onClick={() => setWantsJson(!wantsJson)}
      >
        {translate({id: 'rpc.object.json', message: 'Edit as JSON'})}
      </button>
      {isJson ? (
        <FieldControl {...control} field={{kind: 'json'}} />
      ) : (
        <div id={control.id} role="group">
          {members.map((member) =>
            renderMember({
              label: member.name,
              required: member.required,
              field: member.field,
              text: memberText(object, member.name),
              onChange: (next) => control.onChange(withMember(object, member, next)),
            }),
          )}
        </div>
      )}
    </div>
  );
}
