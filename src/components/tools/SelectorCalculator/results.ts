import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {hashesOf} from './hashes';
import type {Parsed} from './parse';

/** The rows below the field: the kind of the declaration determines the use of its hash. */
export function resultsOf(parsed: Parsed): Result[] {
  const kind = parsed.ok ? parsed.kind : undefined;
  const hashes = parsed.ok ? hashesOf(parsed.canonical) : undefined;
  const rows: Result[] = [
    {
      label: translate({id: 'selector.canonical', message: 'Canonical signature'}),
      code: parsed.ok ? parsed.canonical : undefined,
    },
  ];
  if (kind !== 'event') {
    rows.push({
      label: translate({id: 'selector.selector', message: 'Selector of a function or an error'}),
      code: hashes?.selector,
      isMain: true,
    });
  }
  if ((kind === undefined || kind === 'event') && !(parsed.ok && parsed.isAnonymous)) {
    rows.push({
      label: translate({id: 'selector.topic', message: 'First topic of an event'}),
      code: hashes?.topic,
      isMain: true,
    });
  }
  return rows;
}
