import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {networks} from '@site/src/facts';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';

const LIMIT_MS = 120_000;
const SHARED = ['shared/compile.mjs', 'shared/account.ts'];
const shown = (name: string) => path.join(ROOT, `src/snippets/tutorials/x402/${name}.out.txt`);
const missing = nodeIsMissing('the tutorial x402');

/** The servers of the tutorial, which use fixed ports, so those of one stage end before the next one starts. */
function serversOf(stage: () => Stage) {
  const started: ChildProcess[] = [];
  const printed: Record<string, string> = {};
  /** Starts a server of the tutorial, and waits until it accepts requests. */
  const listening = (program: string) =>
    new Promise<void>((resolve, reject) => {
      const server = stage().project.start(program);
      started.push(server);
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
      server.stdout!.on('data', (text) => {
        printed[program] = (printed[program] ?? '') + String(text);
        if (printed[program].includes('listens')) resolve();
      });
    });
  const stop = () =>
    Promise.all(
      started
        .filter(({exitCode, signalCode}) => exitCode === null && signalCode === null)
        .map(
          (server) =>
            new Promise((resolve) => {
              server.once('exit', resolve);
              server.kill();
            }),
        ),
    );
  return {listening, printed, stop};
}

describe.skipIf(missing)('the tutorial x402, with a facilitator, a shop and a buyer', () => {
  let stage: Stage;
  const {listening, printed, stop} = serversOf(() => stage);

  beforeAll(async () => {
    stage = await startStage('x402', SHARED);
  }, LIMIT_MS);
  afterAll(async () => {
    await stop();
    await stage?.stop();
  });

  it(
    'compiles and deploys the token, and the buyer has no CFX',
    async () => {
      expect(await stage.project.run('compile.mjs', 'TestDollar.sol')).toMatch(
        /^TestDollar\.json: \d+ bytes of code\n$/,
      );
      await expect(await stage.project.run('deploy.ts')).toMatchFileSnapshot(shown('deploy'));
    },
    LIMIT_MS,
  );

  it(
    'asks for payment, respects the limit of the buyer, and delivers after settlement',
    async () => {
      await listening('facilitator.ts');
      await listening('shop.ts');
      await expect(await stage.project.run('buy.ts')).toMatchFileSnapshot(shown('buy'));
      await expect(printed['facilitator.ts']).toMatchFileSnapshot(shown('facilitator'));
    },
    LIMIT_MS,
  );

  it(
    'sells a second time for the same amount',
    async () => {
      expect(await stage.project.run('buy.ts')).toContain('buyer 0.03 TUSD and 0 CFX, seller 0.02 TUSD\n');
    },
    LIMIT_MS,
  );
});

describe.skipIf(missing)(
  'the tutorial x402 with the chain ID of the main network, and a token of the tests that is named like one there',
  () => {
    const [core, espace] = ['core-mainnet', 'espace-mainnet'].map(
      (network) => networks.find(({id}) => id === network)!.chainId,
    ) as [number, number];
    const [name, version] = ['name', 'version'].map((field) =>
      substituteFacts(`{{fact:contract.axcnhEspace.mainnet.eip712.${field}}}`),
    ) as [string, string];
    let stage: Stage;
    const {listening, stop} = serversOf(() => stage);
    /** Changes a file of the tutorial in the places that the page specifies. */
    const change = (file: string, ...changes: [string, string][]) => {
      const place = path.join(stage.project.folder, file);
      fs.writeFileSync(
        place,
        changes.reduce(
          (text, [from, to]) => {
            if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
            return text.replaceAll(from, to);
          },
          fs.readFileSync(place, 'utf8'),
        ),
      );
    };

    beforeAll(async () => {
      stage = await startStage('x402', SHARED, undefined, {chainIds: [core, espace]});
      change('network.ts', ['confluxESpaceTestnet', 'confluxESpace']);
      change('shop.ts', ["{name: 'Test Dollar', version: '1'}", `{name: '${name}', version: '${version}'}`]);
      change('TestDollar.sol', ['EIP712("Test Dollar", "1")', `EIP712("${name}", "${version}")`]);
      await stage.project.run('compile.mjs', 'TestDollar.sol');
      await stage.project.run('deploy.ts');
    }, LIMIT_MS);
    afterAll(async () => {
      await stop();
      await stage?.stop();
    });

    it(
      'sells as on the test network',
      async () => {
        await listening('facilitator.ts');
        await listening('shop.ts');
        expect(await stage.project.run('buy.ts')).toBe(
          fs.readFileSync(shown('buy'), 'utf8').replace('eip155:71', `eip155:${espace}`),
        );
      },
      LIMIT_MS,
    );
  },
);
