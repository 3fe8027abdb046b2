import {startGateway, type Gateway} from '../../gateway';
import {calmPosFiles} from '../../node/posGenesis';
import {startNode} from '../../node/process';
import {accessControl} from './accessControl';
import {blockedAuction} from './blockedAuction';
import {blockValues} from './blockValues';
import {chainsOf} from './chain';
import {collateralTrap} from './collateralTrap';
import {contractCheck} from './contractCheck';
import {paidManyTimes} from './paidManyTimes';
import {downcasting} from './downcasting';
import {flashloanGovernance} from './flashloanGovernance';
import {excessiveRestriction, forcedCfx} from './excessiveRestriction';
import {inputValidation} from './inputValidation';
import {mixedAccounting} from './mixedAccounting';
import {priceManipulation} from './priceManipulation';
import {privateVariables} from './privateVariables';
import {reentrancy} from './reentrancy';
import {selectorCollision} from './selectorCollision';
import {sponsorDrain} from './sponsorDrain';
import {tokenTransfers} from './tokenTransfers';
import {uncheckedCall} from './uncheckedCall';

/** Attacks that run on a real node, by the topic whose folder contains their output. */
const SCENARIOS = {
  'reentrancy-attack': reentrancy,
  'bypass-contract-check': contractCheck,
  'sponsor-drain': sponsorDrain,
  'collateral-trap': collateralTrap,
  'unchecked-call': uncheckedCall,
  'access-control-exploit': accessControl,
  'msg-value-in-loop': paidManyTimes,
  'private-variables': privateVariables,
  downcasting,
  'input-validation': inputValidation,
  'price-manipulation': priceManipulation,
  'flashloan-governance-attack': flashloanGovernance,
  'mixed-accounting': mixedAccounting,
  'excessive-restriction': excessiveRestriction,
  'forced-cfx': forcedCfx,
  'selector-collisiion': selectorCollision,
  'bad-randomness': blockValues,
  'dos-attack': blockedAuction,
  'erc20-token-transfer': tokenTransfers,
};

/** Runs them on a fresh node and returns the files by path from the security folder. */
export async function runNetworkExploits(): Promise<Record<string, string>> {
  const node = await startNode({pos: calmPosFiles});
  let gateway: Gateway | undefined;
  try {
    gateway = await startGateway(node);
    const chains = chainsOf(gateway);
    const files: Record<string, string> = {};
    for (const [topic, run] of Object.entries(SCENARIOS)) files[`${topic}/node.txt`] = await run(chains);
    return files;
  } finally {
    await gateway?.close();
    await node.stop();
  }
}
