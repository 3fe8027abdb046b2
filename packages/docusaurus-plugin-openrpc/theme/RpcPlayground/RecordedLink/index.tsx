import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {MethodPage} from '../../../client/pageData';

/** A link to the first example with a recorded response, which opens it; nothing if no node could respond. */
export default function RecordedLink({page}: {page: MethodPage}): ReactNode {
  const example = page.examples.find(({response}) => response !== undefined);
  if (!example) return null;
  return (
    <a href={`#example.${example.name}`}>
      {translate({id: 'rpc.advice.recorded', message: 'See a recorded response'})}
    </a>
  );
}
