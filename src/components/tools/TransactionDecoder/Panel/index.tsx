import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Decoder from '../Decoder';
import Encoder from '../Encoder';
import {exampleForm} from '../example';
import type {Facts} from '../messages/fields';
import type {Texts} from '../model/form';
import type {Kind, Transaction} from '../model/kinds';
import type {Recover} from '../model/signer';
import {textsOf} from '../model/texts';

export interface Props extends Facts {
  /** Loaded separately from the panel, because the curve is as large as all other code. */
  readonly recover: Recover;
}

type Task = 'decode' | 'encode';

/** The button that opened the form has been removed, so the focus moves to the form. */
const focus = (node: HTMLElement | null): void => node?.focus();

/** Bytes to fields, or fields to bytes. */
export default function Panel({recover, ...facts}: Props): ReactNode {
  const [task, setTask] = useState<Task>('decode');
  const [cameByButton, setCameByButton] = useState(false);
  const [form, setForm] = useState<{kind: Kind; texts: Texts}>(exampleForm);
  const edit = ({kind, fields}: Transaction) => {
    setForm({kind, texts: textsOf({kind, fields})});
    setTask('encode');
    setCameByButton(true);
  };
  return (
    <>
      <Choice
        label={translate({id: 'transactionDecoder.task', message: 'Task'})}
        value={task}
        options={[
          {value: 'decode', text: translate({id: 'transactionDecoder.task.decode', message: 'Decode raw bytes'})},
          {value: 'encode', text: translate({id: 'transactionDecoder.task.encode', message: 'Encode fields'})},
        ]}
        onChange={(value) => {
          setTask(value);
          setCameByButton(false);
        }}
      />
      {task === 'decode' ? (
        <Decoder facts={facts} recover={recover} onEdit={edit} />
      ) : (
        <div tabIndex={-1} ref={cameByButton ? focus : undefined}>
          <Encoder facts={facts} recover={recover} form={form} onChange={setForm} />
        </div>
      )}
    </>
  );
}
