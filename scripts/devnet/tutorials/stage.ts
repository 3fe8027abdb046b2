import fs from 'node:fs';
import path from 'node:path';
import {privateKeyToAccount} from 'viem/accounts';
import {startGateway, type Gateway} from '../gateway';
import {developmentSecret} from '../node/accounts';
import {calmPosFiles, posFiles} from '../node/posGenesis';
import {startNode, type RunningNode, type StartOptions} from '../node/process';
import {createEspaceSender} from '../world/espaceSender';
import {createProject, type Project} from './project';

const FUNDS = 100n * 10n ** 18n;

/** A tutorial, a separate node for it, and a funded account whose key is in the project's `.env`. */
export interface Stage {
  node: RunningNode;
  gateway: Gateway;
  project: Project;
  stop(): Promise<void>;
}

/**
 * Every stage is the same: block numbers, addresses, fees and hashes of transactions repeat from run to run.
 * @param parent folder for the project, if programs need packages that the root doesn't have
 * @param chainIds for steps that leave the testnet
 * @param needsFinality for programs that wait for final blocks
 * @param files texts by name, for a project that is not a folder of snippets
 */
export async function startStage(
  name: string,
  shared: readonly string[],
  parent?: string,
  {
    chainIds,
    needsFinality = false,
    files,
  }: Pick<StartOptions, 'chainIds'> & {needsFinality?: boolean; files?: Readonly<Record<string, string>>} = {},
): Promise<Stage> {
  const node = await startNode({chainIds, pos: needsFinality ? posFiles : calmPosFiles});
  let gateway: Gateway | undefined;
  let project: Project | undefined;
  const stop = async () => {
    project?.remove();
    await gateway?.close();
    await node.stop();
  };
  try {
    gateway = await startGateway(node);
    project = createProject(name, shared, gateway, parent, files);
    const key = developmentSecret(`tutorial ${name}`);
    await createEspaceSender(gateway).send('faucet', {
      to: privateKeyToAccount(key).address,
      value: FUNDS,
      chainId: chainIds?.[1],
    });
    fs.writeFileSync(path.join(project.folder, '.env'), `PRIVATE_KEY=${key}\n`);
    return {node, gateway, project, stop};
  } catch (error) {
    await stop();
    throw error;
  }
}
