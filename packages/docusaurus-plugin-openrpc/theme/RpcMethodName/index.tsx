import {Fragment, type ReactNode} from 'react';

/** A method's name, which may break before a capital letter: half of the names are longer than a column of a table. */
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
