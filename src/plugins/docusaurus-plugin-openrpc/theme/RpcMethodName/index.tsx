import type {ReactNode} from 'react';
import {breakableName} from '../../client/breakableName';

/** A method name as code. It can break before a capital letter, because half of the names are longer than a table column. */
export default function RpcMethodName({name}: {readonly name: string}): ReactNode {
  return <code>{breakableName(name)}</code>;
}
