import {Fragment, type ReactNode} from 'react';

/** A name in camel case that can break before a capital letter, and nowhere else. */
export function BreakableName({name}: {readonly name: string}): ReactNode {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** A method name as code. It can break before a capital letter, because half of the names are longer than a table column. */
export default function RpcMethodName({name}: {readonly name: string}): ReactNode {
  return (
    <code>
      <BreakableName name={name} />
    </code>
  );
}
