import {startGateway, type Gateway, type Space} from '../gateway';
import {startNode, type RunningNode, type StartOptions} from '../node/process';
import {blockScenario} from './blockScenario';
import {coreScenario} from './coreScenario';
import {createCoreSender, type CoreSender} from './coreSender';
import {coreValues} from './coreValues';
import {crossSpaceScenario} from './crossSpaceScenario';
import {espaceScenario} from './espaceScenario';
import {createEspaceSender, type EspaceSender} from './espaceSender';
import {espaceValues} from './espaceValues';
import {extensionScenario} from './extension';
import {coreFresh, espaceFresh, type Fresh} from './fresh';
import {poolScenario} from './poolScenario';
import {posScenario} from './posScenario';

/**
 * The known world: a fresh node with accounts, contracts and a history of everything that the reference describes.
 * Two worlds have the same accounts, contracts, transaction hashes, gas and epoch numbers; block hashes, timestamps,
 * filter ids and what PoS does by the wall clock differ.
 */
export interface World {
  node: RunningNode;
  gateway: Gateway;
  /** Whether it has the parts that were added later (`extension.ts`). */
  isExtended: boolean;
  core: CoreSender;
  espace: EspaceSender;
  /** Values of the placeholders that stay the same. */
  values: Record<Space, Readonly<Record<string, unknown>>>;
  /** Functions that create the placeholders with a new value for each use. */
  fresh: Record<Space, Readonly<Record<string, Fresh>>>;
  stop(): Promise<void>;
}

async function build(node: RunningNode, gateway: Gateway, isExtended: boolean): Promise<Omit<World, 'stop'>> {
  const core = createCoreSender(gateway);
  const espace = createEspaceSender(gateway);
  const espaceHistory = await espaceScenario(espace);
  const coreHistory = await coreScenario(core);
  const cross = await crossSpaceScenario(core, espace, espaceHistory);
  const pool = await poolScenario(gateway, node.ports, core, espace);
  const blocks = await blockScenario(gateway, node.ports);
  const pos = await posScenario(gateway, core.client);
  const extension = isExtended ? await extensionScenario(gateway, node.ports, core, pool) : {};
  const tokens = {core: coreHistory.token, espace: espaceHistory.token};
  return {
    node,
    gateway,
    isExtended,
    core,
    espace,
    values: {
      core: {...(await coreValues(core.client, coreHistory, cross, pool, blocks, pos)), ...extension},
      espace: await espaceValues(espace.client, espaceHistory, cross, pool, blocks),
    },
    fresh: {core: coreFresh(gateway, core, tokens), espace: espaceFresh(gateway, espace, tokens, espaceHistory.probe)},
  };
}

/**
 * Starts a node and builds the world on it: about ten seconds, most of them waiting for PoS; with the extension about
 * twenty.
 */
export async function startWorld({
  isExtended = false,
  ...options
}: StartOptions & {isExtended?: boolean} = {}): Promise<World> {
  const node = await startNode(options);
  let gateway: Gateway | undefined;
  const stop = async () => {
    await gateway?.close();
    await node.stop();
  };
  try {
    gateway = await startGateway(node);
    return {...(await build(node, gateway, isExtended)), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}
