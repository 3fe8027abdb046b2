import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../support/filesBelow';

const files = ['src', 'tests'].flatMap(filesBelow).filter((file) => file.endsWith('.sol'));

describe('licences', () => {
  it('every Solidity file names one of the two in the first line that readers see', () => {
    const wrong = files.filter(
      (file) =>
        !/^(?:\/\/ #region \w+\n)?\/\/ SPDX-License-Identifier: (?:Apache-2\.0|MIT)\n/.test(
          fs.readFileSync(file, 'utf8'),
        ),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  it('every licence that LICENSES/README.md names is in the repository, the font with its own', () => {
    const table = fs.readFileSync('LICENSES/README.md', 'utf8');
    const named = [...table.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => path.posix.join('LICENSES', file!));
    expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(named).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'LICENSES/MIT.txt',
        'LICENSES/MPL-2.0.txt',
        'LICENSES/CC-BY-4.0.txt',
        'LICENSES/CC0-1.0.txt',
        'src/css/fonts/LICENSE.txt',
      ]),
    );
    expect(table).toContain('`src/css/fonts/`');
    expect(fs.readFileSync('src/css/fonts/LICENSE.txt', 'utf8')).toContain('SIL Open Font License, Version 1.1');
  });
});
