import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Cids} from './compute';
import type {Problem} from './read';
import {MAX_BYTES} from './settings';

/** Why the chosen files have no result, and what to do instead. */
export function problemText(problem: Problem): string {
  switch (problem) {
    case 'several':
      return translate({
        id: 'cid.problem.several',
        message: 'Choose one file. The CID of several files is that of a folder, which also depends on their names.',
      });
    case 'tooLarge':
      return translate(
        {
          id: 'cid.problem.tooLarge',
          message:
            'The file has more than {size} MiB, the most that is computed here. Run ipfs add --only-hash instead.',
        },
        {size: localNumber(MAX_BYTES / 2 ** 20)},
      );
    case 'unreadable':
      return translate({
        id: 'cid.problem.unreadable',
        message: 'The browser can’t read this. Choose a file, not a folder.',
      });
  }
}

/** What the size of the file means for its CIDs. */
export function noteText({modern, kubo}: Cids): string {
  if (kubo.chunks === 1) {
    return translate({
      id: 'cid.note.one',
      message:
        'The file fits into one block, so both CIDs of version 1 are the same: they contain the SHA-256 hash of the file itself.',
    });
  }
  if (modern.chunks === 1) {
    return translate(
      {
        id: 'cid.note.between',
        message:
          'The file fits into one block of 1 MiB, but takes {count} of 256 KiB. That’s why the two CIDs of version 1 differ.',
      },
      {count: localNumber(kubo.chunks)},
    );
  }
  return translate(
    {
      id: 'cid.note.many',
      message:
        'The file takes {large} blocks of 1 MiB or {small} of 256 KiB. Each CID contains the hash of a node that lists the blocks.',
    },
    {large: localNumber(modern.chunks), small: localNumber(kubo.chunks)},
  );
}
