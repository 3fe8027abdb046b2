import type {Gateway, Space} from '../../gateway';
import type {RunningNode} from '../../node/process';
import {call} from '../../node/rpc';
import {coreOf, espaceOf} from '../../world/addresses';
import {createClient, quantity} from '../../world/client';
import {createCoreSender} from '../../world/coreSender';
import {createEspaceSender} from '../../world/espaceSender';
import type {Fresh} from '../../world/fresh';
import type {OtherNode} from './settings';

/** Values of placeholders on another node, under the names that they have in the known world. */
interface OtherValues {
  values: Record<Space, Readonly<Record<string, unknown>>>;
  fresh: Record<Space, Readonly<Record<string, Fresh>>>;
}

type Build = (node: RunningNode, gateway: Gateway | null, ask: Gateway['ask']) => Promise<OtherValues>;

const GAS = 21_000n;
const toCore = {to: coreOf('recipient'), gas: GAS};
const toEspace = {to: espaceOf('recipient'), gas: GAS};

/** Init code that emits two logs without topics, and leaves an empty contract. */
const TWO_LOGS = '0x60006000a060006000a060006000f3';

/**
 * Two logs in each space within the first ten epochs, then more epochs than a transaction can be old, and full pools.
 */
const limits: Build = async (_node, gateway) => {
  if (!gateway) throw new Error('a node that packs transactions has a gateway');
  const [core, espace] = [createCoreSender(gateway), createEspaceSender(gateway)];
  await core.send('account', {data: TWO_LOGS, gas: 200_000n, storageLimit: 100n});
  await espace.send('account', {data: TWO_LOGS, gas: 300_000n});
  await gateway.mine(10);
  await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [await core.sign('faucet', toCore)]);
  await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [await espace.sign('faucet', toEspace)]);
  return {
    // The same bytes as in the known world.
    values: {
      core: {rawOldEpoch: await core.sign('account', {...toCore, value: 10n ** 17n, nonce: 0n, epochHeight: 1n})},
      espace: {},
    },
    fresh: {
      core: {
        rawTransaction: () => core.sign('account', toCore),
        rangeFilter: () => core.client('cfx_newFilter', {fromEpoch: '0x1', toEpoch: '0x60'}),
      },
      espace: {
        rawTransaction: () => espace.sign('account', toEspace),
        rangeFilter: () => espace.client('eth_newFilter', {fromBlock: '0x1', toBlock: '0x60'}),
      },
    },
  };
};

/** A transfer, followed by so many blocks that the node has dropped the state of its epoch. */
const pruned: Build = async (node, gateway) => {
  if (!gateway) throw new Error('a node that packs transactions has a gateway');
  const {blockHash, blockNumber, transactionHash} = await createEspaceSender(gateway).send('account', {
    ...toEspace,
    value: 1n,
  });
  const client = createClient(gateway, 'core');
  // This takes about a hundred blocks.
  for (let attempt = 0; ; attempt++) {
    const {error} = await gateway.ask('core', 'cfx_getBalance', [coreOf('account'), quantity(BigInt(blockNumber))]);
    if (error) break;
    if (attempt === 20)
      throw new Error(
        `the state of epoch ${blockNumber} is still there: ${JSON.stringify(await client('cfx_getStatus'))}`,
      );
    await gateway.exclusive(() => call(node.ports.local, 'test_generateEmptyBlocks', [20]));
    await gateway.mine();
  }
  return {
    values: {
      core: {account: coreOf('account'), recipient: coreOf('recipient'), transferEpoch: blockNumber},
      espace: {
        account: espaceOf('account'),
        recipient: espaceOf('recipient'),
        transferTx: transactionHash,
        transferBlockHash: blockHash,
        transferBlockNumber: blockNumber,
      },
    },
    fresh: {core: {}, espace: {}},
  };
};

/** A node that has the first block and waits for peers. */
const behind: Build = async (_node, _gateway, ask) => ({
  values: {core: {}, espace: {}},
  fresh: {
    core: {rawTransaction: () => createCoreSender({ask}).sign('account', {...toCore, nonce: 0n, epochHeight: 0n})},
    espace: {rawTransaction: () => createEspaceSender({ask}).sign('account', {...toEspace, nonce: 0})},
  },
});

export const OTHER_VALUES: Record<OtherNode, Build> = {limits, pruned, behind};
