import fs from 'node:fs';
import path from 'node:path';
import {createPublicClient, http, parseAbiItem} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {forkFrom, head} from '../support/node/variety/reorganisation';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';

interface Note {
  author: string;
  text: string;
  block: number;
}
interface State {
  next: number;
  settled: Note[];
  recent: {number: number; notes: Note[]}[];
}
const event = parseAbiItem('event Written(address indexed author, string text)');
/** Each test starts several programs one after the other; a slow machine takes seconds for each. */
const LIMIT_MS = 120_000;
const shown = (name: string) => path.join(ROOT, `src/snippets/tutorials/indexer/${name}.out.txt`);

describe.skipIf(nodeIsMissing('the indexer'))('the indexer of the tutorial', () => {
  let stage: Stage;
  const run = (...command: [string, ...string[]]) => stage.project.run(...command);
  const catchUp = () => run('indexer.ts', '--once');
  const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(stage.project.folder, file), 'utf8')) as T;
  const state = () => read<State>('state.json');
  const known = () => [...state().settled, ...state().recent.flatMap(({notes}) => notes)];
  const client = () => createPublicClient({transport: http(stage.gateway.urls.espace.http)});
  /** What the node returns for one request, independently of the indexer's code. */
  const truth = async () =>
    (
      await client().getLogs({
        address: read<{address: `0x${string}`}>('deployed.json').address,
        event,
        strict: true,
        fromBlock: 0n,
      })
    ).map(({args, blockNumber}) => ({author: args.author, text: args.text, block: Number(blockNumber)}));

  beforeAll(async () => {
    stage = await startStage('indexer', ['shared/Notes.sol', 'shared/compile.mjs', 'shared/account.ts'], undefined, {
      needsFinality: true,
    });
    await run('compile.mjs', 'Notes.sol');
    await run('account.ts');
  }, 60_000);
  afterAll(() => stage?.stop());

  it(
    'reads what is there, and after a restart only what is new',
    async () => {
      await expect(await run('deploy.ts')).toMatchFileSnapshot(shown('deploy'));
      await expect(await run('write.ts', 'one', 'two')).toMatchFileSnapshot(shown('write'));
      await expect(await catchUp()).toMatchFileSnapshot(shown('first'));
      await run('write.ts', 'three');
      await expect(await catchUp()).toMatchFileSnapshot(shown('restart'));
      await expect(await run('check.ts')).toMatchFileSnapshot(shown('check'));
      expect(known()).toEqual(await truth());
    },
    LIMIT_MS,
  );

  it(
    'takes back what a reorganisation took from the chain, and finds it again',
    async () => {
      const parent = await head(stage);
      await run('write.ts', 'four', 'five');
      await catchUp();
      expect(known().map(({text}) => text)).toEqual(['one', 'two', 'three', 'four', 'five']);
      await forkFrom(stage, parent, 30);
      await expect(await catchUp()).toMatchFileSnapshot(shown('reorganised'));
      expect(known()).toEqual(await truth());
      expect(known()).toHaveLength(3);
      await stage.gateway.mine();
      await expect(await catchUp()).toMatchFileSnapshot(shown('again'));
      expect(known()).toEqual(await truth());
      expect(known()).toHaveLength(5);
    },
    LIMIT_MS,
  );

  it(
    'loses and repeats nothing when its process is killed',
    async () => {
      await run('write.ts', 'six');
      const child = stage.project.start('indexer.ts');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise<void>((resolve, reject) => {
        child.once('error', reject);
        child.stdout!.on('data', (text) => String(text).includes('six') && resolve());
      });
      child.kill('SIGKILL');
      await ended;
      await run('write.ts', 'seven');
      await catchUp();
      expect(known()).toEqual(await truth());
      expect(known()).toHaveLength(7);
    },
    LIMIT_MS,
  );

  it(
    'settles what has become final, and reads final history in ranges',
    async () => {
      const {next} = state();
      const limit = Date.now() + 60_000;
      while (Number((await client().getBlock({blockTag: 'finalized'})).number) < next && Date.now() < limit) {
        await stage.gateway.mine(20);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      expect(await catchUp()).toContain(`final blocks ${next} to `);
      expect(state().settled).toEqual(await truth());
      // Without saved state, the indexer reads most of the chain in ranges, and the result is the same.
      fs.rmSync(path.join(stage.project.folder, 'state.json'));
      expect(await catchUp()).toMatch(/final blocks \d+ to \d+ read/);
      expect(known()).toEqual(await truth());
    },
    LIMIT_MS,
  );
});
