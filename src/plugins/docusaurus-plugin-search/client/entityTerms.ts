import {fold, halfWidth} from './tokens';

/** The method that a page of the JSON-RPC reference is about, from its title. */
export const methodOf = (title: string): string | undefined => /^[a-z][a-z0-9]*_[A-Za-z]\w*/.exec(title)?.[0];

/** Verbs with which names of methods begin. `chainId` and `epoch` are fields and words, also without a namespace. */
const VERB = /^(?:get|send|estimate|new|uninstall|check|submit|sign|create)[A-Z]/;

/** Mark of a name that stands for a method only if a query has nothing else. */
export const ALONE = '=';

/**
 * What a method is called, in lower case: by its whole name, and without the namespace if that is a name too. A name
 * that is also a field comes with a mark, and a word such as `epoch` of `trace_epoch` isn't a name.
 */
export function methodNames(method: string): string[] {
  const own = method.slice(method.indexOf('_') + 1);
  if (VERB.test(own)) return [method, own].map(fold);
  return [fold(method), ...(/[a-z][A-Z]/.test(own) ? [ALONE + fold(own)] : [])];
}

/** A proposal of this network that adopts one of Ethereum has its number, which is above those of the others. */
const ADOPTED = 1000;
const PROPOSAL = /(?<![\p{L}\p{N}_])(CIP|EIP|ERC|CRC)[-\u2010-\u2013 ]?(\d+)(?![\p{L}\p{N}_])/giu;
const CODE = /(?<![\p{L}\p{N}_.)\]-])[-\u2212](\d{4,6})(?![\p{L}\p{N}])/gu;
/** A query that is only a code, without its sign. */
const BARE_CODE = /^\s*(3\d{4})\s*$/;
const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-f])|(?:cfx|cfxtest):(?:type\.\w+:)?[0-9a-z]{42}/giu;

/**
 * Proposals, error codes and addresses in a text, each in one spelling: `cip90`, `-32602`. A standard has the number of
 * the proposal that defines it, so ERC-721, and CRC-721 on this network, are `eip721`, and CIP-1559 is `eip1559`.
 */
export function entityTerms(text: string): string[] {
  const plain = halfWidth(text);
  const bare = BARE_CODE.exec(plain)?.[1];
  return [
    ...[...plain.matchAll(PROPOSAL)].map(
      ([, kind, number]) => (/cip/i.test(kind!) && Number(number) < ADOPTED ? 'cip' : 'eip') + Number(number),
    ),
    ...[...plain.matchAll(CODE)].map(([, digits]) => `-${digits}`),
    ...[...plain.matchAll(ADDRESS)].map(([address]) => fold(address).replace(/type\.\w+:/, '')),
    ...(bare ? [`-${bare}`] : []),
  ];
}

/** Whether a text is nothing but a proposal or an error code. */
export const isEntity = (text: string): boolean => /^(?:(?:CIP|EIP|ERC|CRC)-?\d+|[-\u2212]\d{4,6})$/i.test(text);
