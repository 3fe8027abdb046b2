import {Transaction as EthersTransaction} from 'ethers';
import {Transaction as SdkTransaction, format} from 'js-conflux-sdk';
import {serializeTransaction, type Hex, type TransactionSerializable} from 'viem';
import {FORMS, type Fields, type Signature, type Transaction} from '../model/kinds';

const VIEM_TYPES = {0: 'legacy', 1: 'eip2930', 2: 'eip1559', 4: 'eip7702'} as const;
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`;

/** The encoding of an eSpace transaction by viem. */
export function byViem({kind, fields, signature}: Transaction): string {
  const {to, authorizationList, gasPrice, maxFeePerGas, maxPriorityFeePerGas, chainId, ...others} = fields;
  const request = {
    ...others,
    type: VIEM_TYPES[FORMS[kind].type as 0],
    ...(to !== '' && {to}),
    ...(gasPrice !== undefined && {gasPrice}),
    ...(maxFeePerGas !== undefined && {maxFeePerGas, maxPriorityFeePerGas}),
    ...(chainId !== undefined && {chainId: Number(chainId)}),
    ...(authorizationList && {
      authorizationList: authorizationList.map((one) => ({
        ...one,
        chainId: Number(one.chainId),
        nonce: Number(one.nonce),
        yParity: Number(one.yParity),
        r: word(one.r),
        s: word(one.s),
      })),
    }),
  } as unknown as TransactionSerializable;
  return serializeTransaction(
    request,
    signature && {
      r: word(signature.r),
      s: word(signature.s),
      yParity: signature.yParity,
      ...(FORMS[kind].type === 0 && {v: BigInt(27 + signature.yParity)}),
    },
  );
}

/** The fields of an eSpace transaction according to ethers, in our names, with the hash and the signer. */
export function ethersReads(raw: string) {
  const read = EthersTransaction.from(raw);
  const list = read.accessList?.map(({address, storageKeys}) => ({address: address.toLowerCase(), storageKeys}));
  return {
    hash: read.hash,
    from: read.from,
    signingHash: read.unsignedHash,
    nonce: BigInt(read.nonce),
    gas: read.gasLimit,
    to: read.to?.toLowerCase() ?? '',
    value: read.value,
    data: read.data,
    chainId: read.chainId,
    gasPrice: read.gasPrice,
    maxFeePerGas: read.maxFeePerGas,
    maxPriorityFeePerGas: read.maxPriorityFeePerGas,
    accessList: list,
    authorizations: read.authorizationList?.map((one) => ({
      address: one.address.toLowerCase(),
      chainId: one.chainId,
      nonce: one.nonce,
    })),
  };
}

/** The SDK's Core Space transaction with these fields. */
export function sdkOf({kind, fields}: Transaction): SdkTransaction {
  const {to, chainId, ...others} = fields as Required<Fields>;
  const list = others.accessList?.map(({address, storageKeys}) => ({
    address: format.address(address, Number(chainId)),
    storageKeys,
  }));
  return new SdkTransaction({
    ...others,
    type: FORMS[kind].type,
    chainId: Number(chainId),
    to: to === '' ? null : format.address(to, Number(chainId)),
    ...(list && {accessList: list}),
  } as never);
}

/** The signature that the SDK made. */
export function sdkSignature({v, r, s}: SdkTransaction): Signature {
  return {yParity: Number(v) as 0 | 1, r: BigInt(String(r)), s: BigInt(String(s))};
}
