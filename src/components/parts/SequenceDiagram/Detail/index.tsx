import type {ReactNode} from 'react';

type Props = {readonly className?: string; readonly children?: ReactNode};

/** The second line of a text, in lighter letters: about an actor, or the note of a step. Empty without content. */
export default function Detail({className, children}: Props): ReactNode {
  return (
    children && (
      <small className={className}>
        <br />
        {children}
      </small>
    )
  );
}
