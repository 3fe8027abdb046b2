import {defaultOf, nodeParameters, type NodeParameter} from './nodeParameters';
import {protocolFacts} from './protocolFacts';
import {sourceUrl} from './sourceUrl';

/** The parts of a parameter that a page shows: only texts, as the build writes them into the page. */
export interface ShownParameter {
  /** The value as the node reads it, for the reader to copy. Missing if it is unset. */
  value?: string;
  unit?: string;
  /** A quantity, which each language groups in its own way, or a word of a configuration file, shown as code. */
  form?: 'number' | 'code';
  /** Address of its source. Missing if the source isn't public. */
  source?: string;
}

/** Ports are names made of digits: `32323` is never grouped. */
const isName = (name: string): boolean => /(?:^|_)port$/.test(name);

const shown = (
  name: string,
  value: number | string | undefined,
  unit: string | undefined,
  source: string,
): ShownParameter => ({
  value: value === undefined ? undefined : String(value),
  unit: value === undefined ? undefined : unit,
  form: typeof value === 'number' && !isName(name) ? 'number' : undefined,
  source: sourceUrl(source),
});

/** `safe`, `127.0.0.1`: a value in a configuration file that isn't a number is shown as code. */
const coded = (parameter: ShownParameter): ShownParameter =>
  parameter.value !== undefined && !/^\d+$/.test(parameter.value) ? {...parameter, form: 'code'} : parameter;

function ofNode(parameter: NodeParameter, isShipped: boolean): ShownParameter {
  const {name, unit, value, shipped, source} = parameter;
  if (!isShipped) return coded(shown(name, value ?? defaultOf(parameter), unit, source));
  if (!shipped)
    throw new Error(`src/facts/node.json has no "shipped" value of "${name}": the shipped file leaves it out.`);
  return shown(name, shipped.value, unit, shipped.source);
}

/**
 * A parameter of the protocol (an id of protocol.json) or of the node (a key of its configuration file, whose value is
 * the default). An unknown name stops the build. Only for the build, because it reads the largest file of the facts.
 *
 * @param isShipped returns the value in the configuration file of a release instead
 */
export function shownParameter(name: string, isShipped = false): ShownParameter {
  const own = nodeParameters.find((one) => one.name === name);
  if (own) return ofNode(own, isShipped);
  const fact = protocolFacts.find(({id}) => id === name);
  if (!fact)
    throw new Error(
      `There is no parameter "${name}" in src/facts/node.json and no fact of this id in src/facts/protocol.json.`,
    );
  return shown(name, fact.value, fact.unit, fact.source);
}
