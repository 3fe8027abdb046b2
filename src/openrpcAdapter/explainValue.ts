import {type ExplainContext, type Explanation, toUnits} from 'docusaurus-plugin-openrpc/adapter';
import {decodeAddress, encodeAddress, type DecodedAddress} from './base32';
import {CORE_ADDRESS} from './readAddress';

/** Describes a decoded address in words. */
type Describe = (address: Extract<DecodedAddress, {ok: true}>) => string;

/**
 * The other form of an address. A hex address gets its Core Space form if the endpoint has a network number, which only
 * Core Space endpoints have.
 */
export function explainAddress(
  value: string,
  {known, networkId}: Pick<ExplainContext, 'known' | 'networkId'>,
  describe: Describe,
): Explanation[] | undefined {
  if (CORE_ADDRESS.test(value)) {
    const decoded = decodeAddress(value);
    if (!decoded.ok) return [];
    // The keys are hex addresses, because those are the same on every network.
    const name = known[decoded.hex];
    return [...(name ? [{kind: 'known', text: name} as const] : []), {kind: 'address', text: describe(decoded)}];
  }
  if (networkId !== undefined && /^0x[018][0-9a-f]{39}$/i.test(value))
    return [{kind: 'address', text: encodeAddress(value, networkId)}];
  return undefined;
}

const UNITS_OF_MONEY = new Set(['drip', 'wei']);

/** Formats an amount in CFX, or in GDrip if it is small: prices are easier to read in GDrip, balances in CFX. */
export function explainAmount(amount: bigint, unit: string, locale: string): string | undefined {
  if (!UNITS_OF_MONEY.has(unit.toLowerCase())) return undefined;
  const isSmall = amount < 10n ** 14n;
  return `${toUnits(amount, isSmall ? 9 : 18, locale)} ${isSmall ? 'GDrip' : 'CFX'}`;
}
