import type {ChildProcess} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../support/claims/gasTopics';
import {nodeIsMissing} from '../support/node/availability';
import {startStage, type Stage} from '../support/tutorials/stage';

const LIMIT_MS = 120_000;
const shown = (name: string) => path.join(ROOT, `src/snippets/tutorials/x402/${name}.out.txt`);

describe.skipIf(nodeIsMissing('the tutorial x402'))('the tutorial x402, with a facilitator, a shop and a buyer', () => {
  let stage: Stage;
  const servers: ChildProcess[] = [];
  const printed: Record<string, string> = {};
  /** Starts a server of the tutorial, and waits until it takes requests. */
  const listening = (program: string) => new Promise<void>((resolve, reject) => {
    const server = stage.project.start(program);
    servers.push(server);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    server.stdout!.on('data', (text) => {
      printed[program] = (printed[program] ?? '') + String(text);
      if (printed[program].includes('listens')) resolve();
    });
  });

  beforeAll(async () => {
    stage = await startStage('x402', ['shared/compile.mjs', 'shared/account.ts']);
  }, LIMIT_MS);
  afterAll(async () => {
    for (const server of servers) server.kill();
    await stage?.stop();
  });

  it('compiles and deploys the token, and the buyer has no CFX', async () => {
    expect(await stage.project.run('compile.mjs', 'TestDollar.sol')).toMatch(/^TestDollar\.json: \d+ bytes of code\n$/);
    await expect(await stage.project.run('deploy.ts')).toMatchFileSnapshot(shown('deploy'));
  }, LIMIT_MS);

  it('asks for payment, respects the limit of the buyer, and delivers after settlement', async () => {
    await listening('facilitator.ts');
    await listening('shop.ts');
    await expect(await stage.project.run('buy.ts')).toMatchFileSnapshot(shown('buy'));
    await expect(printed['facilitator.ts']).toMatchFileSnapshot(shown('facilitator'));
  }, LIMIT_MS);
});
