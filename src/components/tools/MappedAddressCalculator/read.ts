import {hasWrongCase} from '@site/src/components/parts/Calculator/checksum';
import {addressType, decodeAddress, type AddressProblem, type AddressType} from '@site/src/openrpcAdapter/base32';

/** Kinds of Core Space accounts. */
export type CoreType = Exclude<AddressType, 'unknown'>;

export type InputProblem = AddressProblem | 'hexDigits' | 'hexLength' | 'otherSpace' | 'typeName';

/** A Core Space address, or the reason why the text is not one. */
export type Input =
  | {ok: true; hex: string; type: CoreType; networkId: number}
  /** Hex doesn't contain the network; `hasWrongCase`: its capitals do not match EIP-55. */
  | {ok: true; hex: string; type: CoreType; networkId?: undefined; hasWrongCase: boolean}
  | {ok: false; problem: InputProblem};

const fail = (problem: InputProblem): Input => ({ok: false, problem});

function readHex(text: string): Input {
  const digits = text.slice(2);
  if (!/^[0-9a-f]*$/i.test(digits)) return fail('hexDigits');
  if (digits.length !== 40) return fail('hexLength');
  const hex = `0x${digits.toLowerCase()}`;
  const type = addressType(hex);
  if (type === 'unknown') return fail('otherSpace');
  return {ok: true, hex, type, hasWrongCase: hasWrongCase(text)};
}

/** In CIP-37, an address can contain its type between prefix and payload, and software must compare it. */
function namesAnotherType(text: string, type: CoreType): boolean {
  const named = text.toLowerCase().split(':').slice(1, -1);
  return named.some((part) => part.startsWith('type.') && part !== `type.${type}`);
}

/** Reads a Core Space address in base32 or hex. */
export function readAddress(raw: string): Input {
  const text = raw.trim();
  if (/^0x/i.test(text)) return readHex(text);
  const decoded = decodeAddress(text);
  if (!decoded.ok) return fail(decoded.problem);
  const {hex, type, networkId} = decoded;
  if (type === 'unknown') return fail('otherSpace');
  return namesAnotherType(text, type) ? fail('typeName') : {ok: true, hex, type, networkId};
}
