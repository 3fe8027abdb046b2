import net from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {isPortTaken, startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {coreOf} from '../../scripts/devnet/world/addresses';

const LOCAL = String(protocolFact('rpcLocalAddress').value);
/**
 * Another address of the machine itself: it leads to what listens on every interface, not to what listens on 127.0.0.1.
 */
const OTHER = '127.0.0.2';

/** Whether something accepts connections there. */
function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe.skipIf(nodeIsMissing('the interfaces of the ports'))(
  '/docs/general/run-a-node#ports: the interfaces that the ports listen on',
  () => {
    let node: RunningNode;
    let stratum: number;
    beforeAll(async () => {
      [stratum = 0] = await freePorts(1);
      node = await startNode({
        changed: {
          mode: 'test',
          dev_allow_phase_change_without_peer: true,
          mining_author: coreOf('miner'),
          stratum_port: stratum,
        },
      });
    }, 60_000);
    afterAll(() => node?.stop());

    it.each(['core', 'coreWs', 'espace', 'espaceWs'] as const)('%s: every interface', async (name) => {
      expect(protocolFact('rpcPublicAddress').value).toBe('0.0.0.0');
      expect([await accepts(LOCAL, node.ports[name]), await accepts(OTHER, node.ports[name])]).toEqual([true, true]);
    });

    it('the local port and that of stratum: the machine itself', async () => {
      // Mining begins in a separate thread.
      await expect.poll(() => accepts(LOCAL, stratum)).toBe(true);
      for (const port of [node.ports.local, stratum])
        expect([await accepts(LOCAL, port), await accepts(OTHER, port)]).toEqual([true, false]);
    });
  },
);

describe.skipIf(nodeIsMissing('ports that another program has'))('a port that another program has', () => {
  it.each(['core', 'coreWs', 'espace', 'espaceWs', 'local', 'p2p'] as const)(
    '%s: the node does not start, and other ports are tried',
    async (name) => {
      const [core = 0, coreWs = 0, espace = 0, espaceWs = 0, local = 0, p2p = 0] = await freePorts(6);
      const ports = {core, coreWs, espace, espaceWs, local, p2p};
      const program = net.createServer().listen(ports[name], '0.0.0.0');
      await new Promise((resolve) => program.once('listening', resolve));
      const error = await startNode({ports}).then(
        (node) => node.stop().then(() => 'it started'),
        (reason: unknown) => reason,
      );
      program.close();
      expect(error).toSatisfy(isPortTaken);
    },
  );
});
