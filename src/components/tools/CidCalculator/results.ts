import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Cids} from './compute';
import type {Content} from './read';

/** The rows below the field. While nothing is computed, they are empty but keep their places. */
export function resultsOf(content: Content | undefined, cids: Cids | undefined): Result[] {
  return [
    {
      label: translate({id: 'cid.file', message: 'File'}),
      text:
        content &&
        translate(
          {id: 'cid.file.value', message: '{name}, {size} bytes'},
          {name: content.name, size: localNumber(content.bytes.length)},
        ),
    },
    {
      label: translate({id: 'cid.modern', message: 'CIDv1, blocks of 1 MiB (profile unixfs-v1-2025)'}),
      code: cids?.modern.cid,
      isMain: true,
    },
    {
      label: translate({id: 'cid.kubo', message: 'CIDv1, blocks of 256 KiB (ipfs add --cid-version=1)'}),
      code: cids?.kubo.cid,
    },
    {label: translate({id: 'cid.legacy', message: 'CIDv0, blocks of 256 KiB (ipfs add)'}), code: cids?.legacy.cid},
  ];
}
