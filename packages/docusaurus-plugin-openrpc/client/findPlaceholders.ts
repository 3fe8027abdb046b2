import type {OpenRpcAdapter} from './adapter';
import {isContainer, writeJson} from './exactJson';
import {walkBlocks, type Ask} from './liveBlocks';
import type {LivePlaceholder, LiveProbe} from './pageData';
import {fillPlaceholders, placeholderNames} from './placeholders';
import {sendCall} from './request';

/** How deeply lookups can depend on each other. */
const MAX_STEPS = 4;

/** The value at a JSON pointer without escapes. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (isContainer(part) && Object.hasOwn(part, step) ? part[step] : undefined), value);
}

/** The value of a lookup, whose parameters can refer to other lookups. */
async function lookUp(name: string, probe: LiveProbe, ask: Ask, steps = MAX_STEPS): Promise<unknown> {
  const lookup = probe.lookups?.[name];
  if (!lookup || steps === 0) return undefined;
  const values = new Map<string, unknown>();
  for (const inner of placeholderNames(lookup.params)) {
    const value = await lookUp(inner, probe, ask, steps - 1);
    if (value === undefined) return undefined;
    values.set(inner, value);
  }
  const value = valueAt(
    await ask({
      method: lookup.method,
      params: fillPlaceholders(lookup.params, (name) => values.get(name)) as unknown[],
    }),
    lookup.pointer,
  );
  if (lookup.minus === undefined || typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    return value ?? undefined;
  const number = BigInt(value) - BigInt(lookup.minus);
  return number < 0n ? undefined : `0x${number.toString(16)}`;
}

/** Sends each call once, even if several sources need its result. */
function askOnce(url: string, signal: AbortSignal | undefined): Ask {
  const answers = new Map<string, Promise<unknown>>();
  return (call) => {
    const key = writeJson(call);
    const answer =
      answers.get(key) ??
      sendCall({url, ...call}, {signal}).then((outcome) => (outcome.kind === 'result' ? outcome.result : undefined));
    answers.set(key, answer);
    return answer;
  };
}

/**
 * Finds values for the placeholders on the chosen network, so that the form contains no outdated values. Values that
 * can't be found are missing in the map.
 */
export async function findPlaceholders(
  names: string[],
  live: Readonly<Record<string, LivePlaceholder>>,
  probe: LiveProbe,
  url: string,
  {
    signal,
    normalize = (value) => value,
    contract,
  }: {
    signal?: AbortSignal | undefined;
    normalize?: OpenRpcAdapter['normalize'];
    /** A contract that exists on the network. */
    contract?: string | undefined;
  } = {},
): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  const wanted = names.flatMap((name) => (live[name] ? [[name, live[name]] as const] : []));
  for (const [name, source] of wanted) if ('value' in source) values.set(name, source.value);
  const sources = wanted.flatMap(([name, source]) => ('from' in source ? [[name, source.from] as const] : []));
  const ask = askOnce(url, signal);
  const ofBlocks = new Set(sources.map(([, from]) => from).filter((from) => !from.startsWith('lookup.')));
  const found = ofBlocks.size > 0 ? await walkBlocks(ofBlocks, probe, ask, contract) : new Map<string, unknown>();
  for (const [name, from] of sources) {
    const value = from.startsWith('lookup.') ? await lookUp(from.slice('lookup.'.length), probe, ask) : found.get(from);
    if (value !== undefined) values.set(name, normalize(value));
  }
  return values;
}
