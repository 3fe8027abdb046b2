import {Fragment, type ReactNode} from 'react';

/** A name in camel case that can only break before a capital letter. */
export default function BreakableName({name}: {readonly name: string}): ReactNode {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
