import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolveYarn} from '../scaffold/yarn';

describe('a line that begins with yarn', () => {
  let root: string;
  const write = (folder: string, description: object) => {
    fs.mkdirSync(path.join(root, folder), {recursive: true});
    fs.writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(description));
  };
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'yarn-'));
    write('', {name: 'root', scripts: {deploy: 'yarn chain:deploy', 'chain:deploy': 'yarn workspace @a/chain deploy'}});
    write('packages/chain', {name: '@a/chain', scripts: {deploy: 'ts-node deploy.ts'}});
  });
  afterAll(() => fs.rmSync(root, {recursive: true, force: true}));

  it('is followed to the script of a package, with its arguments', () => {
    expect(resolveYarn(root, 'yarn deploy --network test\n')).toEqual({
      part: path.join(root, 'packages/chain'),
      script: 'deploy',
      command: 'ts-node deploy.ts',
      args: ['--network', 'test'],
    });
  });

  it.each([
    ['npm run deploy', "doesn't begin with yarn"],
    ['yarn start', 'package.json has no script "start"'],
    ['yarn workspace @a/web deploy', 'there is no package "@a/web" with the script "deploy"'],
    ['yarn workspace @a/chain start', 'there is no package "@a/chain" with the script "start"'],
  ])('is refused: %s', (line, message) => {
    expect(() => resolveYarn(root, line)).toThrow(message);
  });
});
