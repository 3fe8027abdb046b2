/**
 * Runs what pages claim and records the results:
 * npm run claims [-- gas [topic …] | exploits | network | attacks | calls | prices | tokens]
 *
 * `gas` measures the pairs of src/snippets/solidity/gas on a real node and writes src/facts/gas.json; `exploits` runs
 * those of src/snippets/solidity/security with Foundry and writes their outputs next to them; `network` runs those
 * that need a node, in both spaces, and writes `node.txt` next to them; `attacks` runs those that pages run, `calls`
 * the calls of contracts that grow on a page, in both spaces, and writes `calls.recorded.json` next to them, and
 * `prices` contracts that use each price of the virtual machine. The EVM of pages is compared with these three.
 * `tokens` measures the contracts of src/snippets/solidity/tokens. With topics, only these comparisons are measured,
 * and the others keep their figures. Exits with 1 if an exploit doesn't do what its page says, or if something can't
 * run on this machine.
 */
import {gasClaims, type GasClaims} from '../src/facts/gasRows';
import {recordAttacks} from './devnet/claims/attacks/recordAttacks';
import {recordCalls} from './devnet/claims/calls/recordCalls';
import {attackFile, claimFiles, priceFile, tokenFile, writeClaims} from './devnet/claims/claimFiles';
import {runExploits} from './devnet/claims/exploits';
import {gasTopics} from './devnet/claims/gasTopics';
import {measureGas} from './devnet/claims/measureGas';
import {runNetworkExploits} from './devnet/claims/network';
import {measurePrices} from './devnet/claims/prices/measurePrices';
import {measureTokens} from './devnet/claims/tokens/measureTokens';
import {whyNoNode} from './devnet/node/availability';
import {whyNoForge} from './devnet/programs/forge';

const CLAIMS = ['gas', 'exploits', 'network', 'attacks', 'calls', 'prices', 'tokens'];
const NEED_NODE = CLAIMS.filter((claim) => claim !== 'exploits');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Adds the committed figures of topics that were not measured, and drops those of topics that are gone. */
const keepOthers = (measured: GasClaims, names: readonly string[]): GasClaims => ({
  ...measured,
  topics: Object.fromEntries(
    names.flatMap((name) => {
      const rows = measured.topics[name] ?? gasClaims.topics[name];
      return rows ? [[name, rows]] : [];
    }),
  ),
});

async function main(): Promise<number> {
  const [only, ...names] = process.argv.slice(2);
  const runs = (claim: string) => only === undefined || only === claim;
  if (only !== undefined && !CLAIMS.includes(only)) {
    say(`There is no claim "${only}". Use ${CLAIMS.join(', ')}, or no argument for all.`);
    return 1;
  }
  const reason = (NEED_NODE.some(runs) && whyNoNode()) || (runs('exploits') && whyNoForge());
  if (reason) {
    say(`Nothing was run: ${reason}.`);
    return 1;
  }
  const all = gasTopics();
  const topics = names.length > 0 ? all.filter(({name}) => names.includes(name)) : all;
  const unknown = names.find((name) => !all.some((topic) => topic.name === name));
  if (unknown) {
    say(`There is no comparison "${unknown}". The comparisons are ${all.map(({name}) => name).join(', ')}.`);
    return 1;
  }
  const started = performance.now();
  const exploits = runs('exploits') ? await runExploits() : undefined;
  for (const fault of exploits?.faults ?? []) say(fault);
  if (exploits && exploits.faults.length > 0) return 1;
  const gas = runs('gas')
    ? keepOthers(
        await measureGas(topics),
        all.map(({name}) => name),
      )
    : undefined;
  const network = runs('network') ? await runNetworkExploits() : undefined;
  const attacks = runs('attacks') ? await recordAttacks() : undefined;
  const calls = runs('calls') ? await recordCalls() : undefined;
  const prices = runs('prices') ? await measurePrices() : undefined;
  const tokens = runs('tokens') ? await measureTokens() : undefined;
  const changed = writeClaims({
    ...claimFiles(gas, {...exploits?.files, ...network}),
    ...(attacks && attackFile(attacks)),
    ...calls,
    ...(prices && priceFile(prices)),
    ...(tokens && tokenFile(tokens)),
  });
  for (const file of changed) say(`written: ${file}`);
  const parts = [
    gas && `${topics.length} comparisons`,
    exploits && `${exploits.suites.length} test contracts`,
    attacks && `${attacks.rows.length} attacks of pages`,
    calls && `${Object.keys(calls).length} topics with calls`,
    prices && `${prices.rows.length} transactions with known prices`,
    tokens && `${tokens.costs.length} transactions of tokens`,
    network && `${Object.keys(network).length} attacks on a node`,
  ].filter(Boolean);
  say(
    `${parts.join(', ')} run in ${((performance.now() - started) / 1000).toFixed(1)} s; ${changed.length} files changed.`,
  );
  return 0;
}

void main().then((code) => process.exit(code));
