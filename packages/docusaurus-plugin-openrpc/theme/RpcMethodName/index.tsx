import {Fragment, type ReactNode} from 'react';

/** A method name that can break before a capital letter: half of the names are longer than a table column. */
export default function RpcMethodName({name}: {name: string}): ReactNode {
  return (
    <code>
      {name.split(/(?=[A-Z])/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
