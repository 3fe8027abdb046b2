import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {FOLDERS, languageOf} from '@site/src/languages';
import {attackData, attackTopics} from '@site/src/plugins/docusaurus-plugin-attacks/attackData';
import {callsData, callTopics} from '@site/src/plugins/docusaurus-plugin-attacks/callsData';

const FOLDER = 'build/assets/js';
/** KB after brotli that a click may load: the virtual machine, the contracts and what shows the result. */
const LIMIT = 90;

const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
const kilobytes = (file: string): number =>
  zlib.brotliCompressSync(fs.readFileSync(path.join(FOLDER, file))).length / 1000;
const only = (pattern: RegExp): string => {
  const found = files.filter((file) => pattern.test(file));
  expect(found, String(pattern)).toHaveLength(1);
  return found[0]!;
};

describe('what a reader loads to run an attack', () => {
  const machine = () => [
    only(/^attack-runner\./),
    only(/^attack-result\./),
    only(/^src_evm_attack_worker/),
    only(/^vendors-.*ethereumjs_evm/),
  ];

  it.each(attackTopics(process.cwd()))(`is at most ${LIMIT} KB on the page %s`, (topic) => {
    const loaded = [...machine(), only(new RegExp(`^attack-${topic}-json\\.`))];
    expect(loaded.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(LIMIT);
  });

  it.each(callTopics(process.cwd()))(`is at most ${LIMIT} KB for the calls of %s`, (topic) => {
    const loaded = [...machine(), only(new RegExp(`^calls-${topic}-json\\.`))];
    expect(loaded.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(LIMIT);
  });

  // The bundler once replaced characters in the middle of it, because they looked like the hash of a file.
  it.each([
    ...attackTopics(process.cwd()).map((topic) => [topic, 'attack', attackData] as const),
    ...callTopics(process.cwd()).map((topic) => [topic, 'calls', callsData] as const),
  ])('contains the code of %s (%s) as the compiler made it', (topic, kind, dataOf) => {
    const {contracts} = dataOf(process.cwd(), topic, {all: FOLDERS, own: languageOf('en').folder});
    const text = fs.readFileSync(path.join(FOLDER, only(new RegExp(`^${kind}-${topic}-json\\.`))), 'utf8');
    const changed = Object.entries(contracts).filter(([, {initCode}]) => !text.includes(`"${initCode}"`));
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  it('needs neither eval nor WebAssembly, which the security policy forbids', () => {
    for (const file of machine()) {
      const code = fs.readFileSync(path.join(FOLDER, file), 'utf8');
      expect(code.match(/\beval\(|new Function\(|WebAssembly/g), file).toBeNull();
    }
  });

  it.each(['contract-security/reentrancy-attack', 'introduction-to-smart-contracts', 'solidity-basics'])(
    'is in no file that the page %s loads by itself',
    (page) => {
      const html = fs.readFileSync(`build/docs/general/build/smart-contracts/${page}/index.html`, 'utf8');
      for (const file of machine()) expect(html).not.toContain(file);
    },
  );
});
