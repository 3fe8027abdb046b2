import {hasWrongCase} from '@site/src/components/parts/Calculator/checksum';
import {readAddress, type CoreType, type InputProblem} from '@site/src/components/tools/MappedAddressCalculator/read';
import {decodeAddress} from '@site/src/openrpcAdapter/base32';

/** A contract of the node itself. */
export interface InternalContract {
  readonly name: string;
  readonly hex: string;
}

/** Why a text is not an address that funds can be sent to. */
export type RecipientProblem =
  | InputProblem
  /** As long as a private key or a hash. */
  | 'key'
  /** Looks like a seed phrase. */
  | 'phrase'
  | 'tooLong'
  /** An address without the part before the colon, or without 0x. */
  | 'noPrefix'
  /** The checksum fits the other public network, so the prefix was changed. */
  | 'changedPrefix'
  /** The capitals of a hex address don't match its checksum. */
  | 'wrongCase';

/** An address in Core Space. */
export interface CoreRecipient {
  readonly ok: true;
  readonly space: 'core';
  readonly type: CoreType;
  readonly networkId: number;
}

/** An address with 0x: eSpace, or any other chain like Ethereum. */
export interface HexRecipient {
  readonly ok: true;
  readonly space: 'espace';
  readonly type: 'account' | 'null' | 'internal';
  /** Whether it has capitals, which are its checksum (EIP-55). */
  readonly hasChecksum: boolean;
  /** Whether it could also be the hex form of an account or contract in Core Space, by its first digit. */
  readonly mightBeCore: boolean;
  /** Name of the internal contract with this address in Core Space. */
  readonly internal?: string;
}

export type Recipient = CoreRecipient | HexRecipient | {readonly ok: false; readonly problem: RecipientProblem};

/** More than the longest form of an address, 77 characters, with room for spaces around it. */
const LONGEST = 200;
/** A seed phrase has at least twelve words; with 24 it is longer than any address. */
const PHRASE = /^\p{L}+(?:\s+\p{L}+){11,23}$/u;
export const LONGEST_PHRASE = 500;

const fail = (problem: RecipientProblem): Recipient => ({ok: false, problem});

/** Texts that are no address at all, the dangerous ones first. */
function readSomethingElse(text: string): Recipient | undefined {
  if (text.length <= LONGEST_PHRASE && PHRASE.test(text)) return fail('phrase');
  if (text.length > LONGEST) return fail('tooLong');
  if (/^(?:0x)?[0-9a-f]{64}$/i.test(text)) return fail('key');
  if (/^[0-9a-f]{40}$/i.test(text)) return fail('noPrefix');
  if (!text.includes(':') && ['cfx', 'cfxtest'].some((prefix) => decodeAddress(`${prefix}:${text}`).ok))
    return fail('noPrefix');
  return undefined;
}

function readHex(text: string, internal: readonly InternalContract[]): Recipient {
  const digits = text.slice(2);
  if (!/^[0-9a-f]*$/i.test(digits)) return fail('hexDigits');
  if (digits.length !== 40) return fail('hexLength');
  if (hasWrongCase(text)) return fail('wrongCase');
  const hex = `0x${digits.toLowerCase()}`;
  const own = internal.find((one) => one.hex.toLowerCase() === hex);
  return {
    ok: true,
    space: 'espace',
    type: own ? 'internal' : /^0x0{40}$/.test(hex) ? 'null' : 'account',
    hasChecksum: digits !== digits.toLowerCase() && digits !== digits.toUpperCase(),
    mightBeCore: /^0x[18]/.test(hex),
    ...(own && {internal: own.name}),
  };
}

/** Whether the characters after the prefix form an address of the other public network. */
function fitsOtherPrefix(text: string): boolean {
  const [prefix = '', ...rest] = text.toLowerCase().split(':');
  const other = {cfx: 'cfxtest', cfxtest: 'cfx'}[prefix];
  return other !== undefined && decodeAddress([other, ...rest].join(':')).ok;
}

/** Reads the address that should receive funds, whichever space it belongs to. */
export function readRecipient(raw: string, internal: readonly InternalContract[]): Recipient {
  const text = raw.trim();
  const other = readSomethingElse(text);
  if (other) return other;
  if (/^0x/i.test(text)) return readHex(text, internal);
  const address = readAddress(text);
  if (!address.ok)
    return fail(address.problem === 'checksum' && fitsOtherPrefix(text) ? 'changedPrefix' : address.problem);
  return {ok: true, space: 'core', type: address.type, networkId: address.networkId!};
}
