import net from 'node:net';

/**
 * Where ports are looked for: above those of services, and below those that an operating system gives to outgoing
 * connections (from 32768 on Linux, net.ipv4.ip_local_port_range). There, a request that another test sends could take
 * a port between the moment it was found free and the moment a node listens on it.
 */
const [LOWEST, HIGHEST] = [10_000, 32_000];
const ATTEMPTS = 20;

/** Listens on a port, on all interfaces; undefined if another program has it. */
function hold(port: number): Promise<net.Server | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '0.0.0.0', () => resolve(server));
  });
}

async function holdAny(): Promise<net.Server> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await hold(LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST)));
    if (server) return server;
  }
  throw new Error(`no free TCP port found between ${LOWEST} and ${HIGHEST} in ${ATTEMPTS} attempts`);
}

/** Finds `count` free TCP ports by holding all of them open at once before letting go. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({length: count}, holdAny));
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
