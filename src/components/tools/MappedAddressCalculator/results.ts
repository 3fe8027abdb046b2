import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {encodeAddress} from '@site/src/openrpcAdapter/base32';
import {mappedAddress} from './mapped';
import {kindText, networkText} from './messages';
import type {Input} from './read';

/** Core Space networks whose form is always shown (CIP-37). */
const MAIN = 1029;
const TEST = 1;

/** The rows below the field. Without an address, they are empty but keep their places. */
export function resultsOf(input: Input): Result[] {
  const base32 = (networkId: number) => (input.ok ? encodeAddress(input.hex, networkId) : undefined);
  const isOther = input.ok && input.networkId !== undefined && input.networkId !== MAIN && input.networkId !== TEST;
  return [
    {
      label: translate({id: 'mappedAddress.mapped', message: 'Mapped address in eSpace'}),
      code: input.ok ? mappedAddress(input.hex) : undefined,
      isMain: true,
    },
    {label: translate({id: 'mappedAddress.kind', message: 'Kind of account'}), text: input.ok && kindText(input.type)},
    {
      label: translate({id: 'mappedAddress.network', message: 'Network'}),
      text: input.ok && networkText(input.networkId),
    },
    {label: translate({id: 'mappedAddress.hex', message: 'Hex'}), code: input.ok ? input.hex : undefined},
    {label: translate({id: 'mappedAddress.main', message: 'Base32, mainnet'}), code: base32(MAIN)},
    {label: translate({id: 'mappedAddress.test', message: 'Base32, testnet'}), code: base32(TEST)},
    ...(isOther
      ? [
          {
            label: translate({id: 'mappedAddress.own', message: 'Base32, its own network'}),
            code: base32(input.networkId!),
          },
        ]
      : []),
  ];
}
