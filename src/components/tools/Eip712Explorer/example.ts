import type {FieldType, TypedData} from './typedData';

/** Values of the example that are facts. */
export interface ExampleFacts {
  readonly chainId: number;
  /** Chain ID of mainnet: signing for the wrong network is a mistake to try. */
  readonly otherChainId: number;
  readonly holder: string;
}

/** Mistakes that the reader can try on the example. */
export const VARIANTS = ['none', 'chain', 'order', 'rename', 'alias', 'missing', 'range'] as const;
export type Variant = (typeof VARIANTS)[number];

const FIELDS: readonly FieldType[] = [
  {name: 'holder', type: 'address'},
  {name: 'amount', type: 'uint256'},
  {name: 'serial', type: 'uint256'},
  {name: 'validUntil', type: 'uint256'},
];
/** Address of the first contract that the first development key of Hardhat and Anvil creates. */
const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** The voucher of the EIP-712 tutorial, with one mistake or none. */
export function exampleOf({chainId, otherChainId, holder}: ExampleFacts, variant: Variant): TypedData {
  const [first, amount, serial, until] = FIELDS as [FieldType, FieldType, FieldType, FieldType];
  const fields: Partial<Record<Variant, readonly FieldType[]>> = {
    order: [first, serial, amount, until],
    rename: [first, amount, serial, {...until, name: 'deadline'}],
    alias: [first, {...amount, type: 'uint'}, serial, until],
  };
  const end = variant === 'rename' ? {deadline: 1893456000} : {validUntil: 1893456000};
  return {
    types: {Voucher: fields[variant] ?? FIELDS},
    domain: {
      name: 'Vouchers',
      version: '1',
      chainId: variant === 'chain' ? otherChainId : chainId,
      verifyingContract: CONTRACT,
    },
    primaryType: 'Voucher',
    message: {
      holder,
      amount: variant === 'range' ? '-1' : '1500000000000000000',
      serial: 1,
      ...(variant === 'missing' ? {} : end),
    },
  };
}

/** JSON as a person would write it: a field of a type on one line. */
export function textOf(data: TypedData): string {
  return JSON.stringify(data, null, 2).replace(/\{\s+("name": "[^"]*",)\s+("type": "[^"]*")\s+\}/g, '{$1 $2}');
}
