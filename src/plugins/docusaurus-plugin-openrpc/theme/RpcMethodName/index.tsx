import type {ReactNode} from 'react';
import BreakableName from '@site/src/components/BreakableName';

/** A method name as code. It can break before a capital letter, because half of the names are longer than a table column. */
export default function RpcMethodName({name}: {readonly name: string}): ReactNode {
  return (
    <code>
      <BreakableName name={name} />
    </code>
  );
}
