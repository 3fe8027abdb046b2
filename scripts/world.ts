/**
 * Starts the known world and keeps it running until Ctrl-C, so that you can send requests by hand:
 * npx tsx scripts/world.ts
 * With arguments, it sends the requests and exits:
 * npx tsx scripts/world.ts cfx_getBalance '["${account}", "latest_state"]'
 */
import {fillPlaceholders, type Json, placeholderNames} from 'docusaurus-plugin-openrpc/sources';
import type {Space} from './devnet/gateway';
import {whyNoNode} from './devnet/node/availability';
import {startWorld, type World} from './devnet/world';

const say = (value: unknown) =>
  process.stdout.write(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);

/** Core Space has the cfx, pos and test namespaces; trace, txpool and debug are in both: prefix those with `core:`. */
function target(name: string): {space: Space; method: string} {
  if (name.startsWith('core:')) return {space: 'core', method: name.slice(5)};
  return {space: /^(?:cfx|pos)_/.test(name) ? 'core' : 'espace', method: name};
}

async function askOnce(world: World, name: string, text = '[]'): Promise<void> {
  const {space, method} = target(name);
  const params = JSON.parse(text) as Json;
  const values: Record<string, Json> = {};
  for (const placeholder of placeholderNames(params)) {
    const fresh = world.fresh[space][placeholder];
    values[placeholder] = (fresh ? await fresh('by hand') : world.values[space][placeholder]) as Json;
  }
  const {result, error} = await world.gateway.ask(
    space,
    method,
    fillPlaceholders(params, (placeholder) => values[placeholder]),
  );
  say(error ? {error} : {result});
}

async function main(): Promise<void> {
  const reason = whyNoNode();
  if (reason) {
    say(`The world cannot start: ${reason}.`);
    process.exitCode = 1;
    return;
  }
  const world = await startWorld({isExtended: true});
  const [name, ...rest] = process.argv.slice(2);
  if (name) {
    // Several requests: names and parameters alternate.
    const words = [name, ...rest];
    for (let index = 0; index < words.length; index += 2)
      await askOnce(world, words[index] as string, words[index + 1]);
    await world.stop();
    return;
  }
  say(world.values);
  say(world.gateway.urls);
  say('Press Ctrl-C to stop it.');
  process.once('SIGINT', () => void world.stop());
}

void main();
