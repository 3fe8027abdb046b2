import type {CoreReceipt} from '../../scripts/devnet/world/coreSender';
import {createWalletClient, http} from 'cive';
import {privateKeyToAccount} from 'cive/accounts';
import {testnet} from 'cive/chains';
import {Conflux} from 'js-conflux-sdk';
import {parseEther, parseGwei, type Address, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, coreOf, encode, hexOf, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';
import {plainNumbers} from '../support/plainNumbers';
import {pageSource} from '../../scripts/lib/pageSource';

const [CORE_ID] = TEST_NETWORK_CHAIN_IDS;
const CONTROL = internalAt(1);
const BOUND = CFX / 1000n;
const LIMIT = 600_000n;
const USER = 'gapped';
const PAGES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => `${folder}/core/core-space-basics/sponsor-mechanism.mdx`);
/** Rows of the table: GDrip, CFX and gas of both SDKs. */
const ROWS = {
  price: /\| (\d+) GDrip \| (\d+) GDrip \|$/m,
  fee: /\| ([\d.]+) CFX \| ([\d.]+) CFX \|$/m,
  limit: /\| (\d+) \| (\d+) \|$/m,
};

interface Request {
  to: string;
  data: Hex;
  gas: bigint;
  storageLimit: bigint;
}
type Send = (request: Request) => Promise<string>;

describe.skipIf(nodeIsMissing('the default prices of the SDKs'))(
  '§1 who pays for gas with the default price of each SDK',
  () => {
    let lab: CoreLab;
    let to: string;
    let senders: [jsConflux: Send, cive: Send];

    beforeAll(async () => {
      lab = await startCoreLab();
      to = await lab.deploy('account');
      await lab.send('sponsor', {
        to: CONTROL,
        value: CFX,
        data: encode('setSponsorForGas(address,uint256)', hexOf(to), BOUND),
      });
      await lab.send('account', {
        to: CONTROL,
        data: encode('addPrivilegeByAdmin(address,address[])', hexOf(to), [hexOf(coreOf(USER))]),
      });
      const url = lab.gateway.urls.core.http;
      const conflux = new Conflux({url, networkId: CORE_ID});
      const from = conflux.wallet.addPrivateKey(developmentSecret(USER)).address;
      const client = createWalletClient({
        account: privateKeyToAccount(developmentSecret(USER), {networkId: CORE_ID}),
        chain: {...testnet, id: CORE_ID},
        transport: http(url),
      });
      senders = [
        (request) => conflux.cfx.sendTransaction({from, ...request}) as unknown as Promise<string>,
        ({storageLimit, ...request}) =>
          client.sendTransaction({...request, storageLimit, to: request.to as Address} as never),
      ];
    }, 60_000);
    afterAll(() => lab?.stop());

    /** Sends with the SDK's own price. The page leaves out its priority fee. */
    async function sent(
      send: Send,
      gas: bigint,
    ): Promise<{withoutPriority: bigint; maximum: bigint; sponsored: boolean}> {
      const hash = await send({to, data: lab.probe('set', 1n, 1n), gas, storageLimit: 64n});
      const {type, maxFeePerGas, maxPriorityFeePerGas} = await lab.core.client<{
        type: Hex;
        maxFeePerGas: Hex;
        maxPriorityFeePerGas: Hex;
      }>('cfx_getTransactionByHash', hash);
      const {gasCoveredBySponsor, outcomeStatus} = await lab.core.client<CoreReceipt>(
        'cfx_getTransactionReceipt',
        hash,
      );
      expect([type, outcomeStatus]).toEqual(['0x2', '0x0']);
      return {
        withoutPriority: BigInt(maxFeePerGas) - BigInt(maxPriorityFeePerGas),
        maximum: BigInt(maxFeePerGas),
        sponsored: gasCoveredBySponsor,
      };
    }

    it.each([
      ['js-conflux-sdk', 0],
      ['cive', 1],
    ] as const)('%s: as the table of the page says', async (_, column) => {
      for (const page of PAGES) {
        const section = /\{#type-2\}\n(.*?)^## /ms.exec(plainNumbers(pageSource(page), page))![1]!;
        const [price, fee, limit] = (['price', 'fee', 'limit'] as const).map(
          (row) => ROWS[row].exec(section)![column + 1]!,
        ) as [string, string, string];
        const send = senders[column]!;
        const {withoutPriority, maximum, sponsored} = await sent(send, LIMIT);
        expect(withoutPriority, page).toBe(parseGwei(price));
        expect(LIMIT * withoutPriority, page).toBe(parseEther(fee));
        expect(BigInt(limit) * withoutPriority, page).toBe(BOUND);
        expect(sponsored, page).toBe(parseEther(fee) <= BOUND);
        // At most the upper bound, with the price that was sent.
        expect((await sent(send, BOUND / maximum / 2n)).sponsored).toBe(true);
        expect((await sent(send, (BOUND / maximum) * 2n)).sponsored).toBe(false);
      }
    });
  },
);
