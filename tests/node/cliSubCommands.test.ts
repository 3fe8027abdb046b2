import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {ask} from '../../scripts/devnet/node/rpc';
import {coreOf} from '../../scripts/devnet/world/addresses';
import {pageSource} from '../../scripts/lib/pageSource';

const PAGE = pageSource(path.join(ROOT, 'docs/general/run-a-node/advanced-topics/cli_sub_commands.mdx'));
/** The methods in the second column of the tables of commands. */
const METHODS = [...PAGE.matchAll(/^\| `[^|]*\| (`(?:cfx|debug|txpool|test)_[^|]*)\|/gm)].flatMap(([, cell]) =>
  [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
);

// `conflux` isn't among the packages: the tests call what its commands call.
describe.skipIf(nodeIsMissing('the methods behind the commands'))(
  '§1 the methods behind the commands of /docs/general/run-a-node/advanced-topics/cli_sub_commands',
  () => {
    let node: RunningNode;
    beforeAll(async () => {
      node = await startNode();
    }, 60_000);
    afterAll(() => node?.stop());

    it('are on the local port, all of them', async () => {
      expect(METHODS.length).toBeGreaterThan(35);
      for (const method of METHODS.filter((one) => one !== 'test_stop'))
        expect.soft((await ask(node.ports.local, method)).error?.code, method).not.toBe(-32_601);
    });

    it('cfx_estimateGas is not', async () => {
      expect((await ask(node.ports.local, 'cfx_estimateGas', [{}])).error).toMatchObject({
        code: -32_601,
        message: 'Method not found',
      });
    });

    it('names with hyphens are ignored: only gasPrice is a price that the sender cannot pay', async () => {
      const calling = (price: object) =>
        ask(node.ports.local, 'cfx_call', [{from: coreOf('account'), to: coreOf('recipient'), ...price}]);
      expect((await calling({'gas-price': '0xffffffffffffffffff'})).error).toBeUndefined();
      expect((await calling({gasPrice: '0xffffffffffffffffff'})).error).toBeDefined();
    });

    it('debug_disconnectNetNode has operations with a capital, which the option does not have', async () => {
      const id = `0x${'11'.repeat(64)}`;
      expect((await ask(node.ports.local, 'debug_disconnectNetNode', [id, 'demotion'])).error?.message).toContain(
        'unknown variant',
      );
      expect((await ask(node.ports.local, 'debug_disconnectNetNode', [id, 'Demotion'])).error).toBeUndefined();
    });

    it('the key folder is below the home of the user', () => {
      expect(fs.existsSync(path.join(node.dataDir, '.local/share/Conflux/keys'))).toBe(true);
    });

    it('test_stop, as the last one, exists too', async () => {
      expect((await ask(node.ports.local, 'test_stop', ['too many'])).error?.code).toBe(-32_602);
    });
  },
);
