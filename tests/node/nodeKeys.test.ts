import {afterEach, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';

const nodes: RunningNode[] = [];
afterEach(() => Promise.all(nodes.map(({stop}) => stop())));

/** A node reads the folder of keys when it starts. */
async function startOne(): Promise<number> {
  const node = await startNode();
  nodes.push(node);
  return node.ports.local;
}

describe.skipIf(nodeIsMissing('the keys of two nodes'))('the keys of a node', () => {
  it('§2.3 are those of its own folder: neither the user nor another node of the machine adds any', async () => {
    const first = await startOne();
    const account = await call<string>(first, 'cfx_newAccount', ['password']);
    expect(await call(first, 'cfx_accounts')).toEqual([account]);
    expect(await call(await startOne(), 'cfx_accounts')).toEqual([]);
  });
});
