import type {ReactNode} from 'react';
import Results from '@site/src/components/parts/Calculator/Results';
import {headText} from '../messages/details';
import {TAGS, type Heads as Numbers} from '../model/film';

/** The four epoch numbers of the node, each with its meaning. */
export default function Heads({heads}: {readonly heads: Numbers}): ReactNode {
  return (
    <Results
      results={TAGS.map((tag) => ({
        label: <code>{tag}</code>,
        text: (
          <>
            <b>{heads[tag]}</b> ({headText(tag)})
          </>
        ),
      }))}
    />
  );
}
