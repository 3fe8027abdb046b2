import type {ReactNode} from 'react';
import {withCode} from '@site/src/components/parts/withCode';

type Props = {readonly className?: string; readonly text?: string};

/** The second line of a text, in lighter letters: about an actor, or the note of a step. Nothing without a text. */
export default function Detail({className, text}: Props): ReactNode {
  return (
    text && (
      <small className={className}>
        <br />
        {withCode(text)}
      </small>
    )
  );
}
