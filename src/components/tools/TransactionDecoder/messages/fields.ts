import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {formatAmount} from '@site/src/components/tools/UnitConverter/units';
import type {Network} from '../model/cautions';
import {FORMS, type FieldName, type Transaction} from '../model/kinds';

/** Facts of the protocol; the page is compiled with them. */
export interface Facts {
  readonly networks: readonly Network[];
  /** CFX for 1,024 bytes. */
  readonly collateralPerKib: number;
  /** Epochs before and after `epochHeight` in which a transaction can be packed. */
  readonly epochBound: number;
}

const drip = (amount: bigint): string =>
  translate({id: 'transactionDecoder.words.drip', message: '{amount} Drip'}, {amount: localNumber(amount)});

function chainText(id: bigint, space: string, networks: readonly Network[]): string {
  const known = networks.filter(({chainId}) => BigInt(chainId) === id);
  const network = known.find((one) => one.space === space) ?? known[0];
  if (!network) return translate({id: 'transactionDecoder.words.otherChain', message: 'another network'});
  const values = {space: network.space === 'core' ? 'Core Space' : 'eSpace'};
  return network.net === 'mainnet'
    ? translate({id: 'transactionDecoder.words.mainnet', message: '{space} mainnet'}, values)
    : translate({id: 'transactionDecoder.words.testnet', message: '{space} testnet'}, values);
}

/** The meaning of a field with this value, in words and units. */
export function wordsOf(
  name: FieldName,
  {kind, fields}: Transaction,
  {networks, collateralPerKib, epochBound}: Facts,
): string {
  const {
    gas = 0n,
    to,
    value = 0n,
    storageLimit = 0n,
    epochHeight = 0n,
    data = '0x',
    accessList = [],
    authorizationList = [],
  } = fields;
  const price = fields.gasPrice ?? fields.maxFeePerGas ?? 0n;
  switch (name) {
    case 'nonce':
      return translate({
        id: 'transactionDecoder.words.nonce',
        message: 'position among the account’s transactions, counting from 0',
      });
    case 'gasPrice':
      return translate(
        {id: 'transactionDecoder.words.gasPrice', message: 'per unit of gas ({amount})'},
        {amount: drip(price)},
      );
    case 'maxFeePerGas':
      return translate(
        {
          id: 'transactionDecoder.words.maxFee',
          message: 'at most per unit of gas, including the priority fee ({amount})',
        },
        {amount: drip(price)},
      );
    case 'maxPriorityFeePerGas':
      return translate(
        {
          id: 'transactionDecoder.words.tip',
          message: 'at most per unit of gas, paid to the miner ({amount})',
          description: 'Meaning of maxPriorityFeePerGas',
        },
        {amount: drip(fields.maxPriorityFeePerGas!)},
      );
    case 'gas':
      return translate(
        {id: 'transactionDecoder.words.gas', message: 'gas limit, so the fee is at most {cfx} CFX'},
        {cfx: localNumber(formatAmount(gas * price, 'cfx'))},
      );
    case 'to':
      return to === ''
        ? translate({
            id: 'transactionDecoder.words.create',
            message: 'empty: creates a contract with data as init code',
            description: 'Meaning of the field to; data is a field',
          })
        : translate({id: 'transactionDecoder.words.to', message: 'recipient, or contract that is called'});
    case 'value':
      return drip(value);
    case 'storageLimit':
      return translate(
        {id: 'transactionDecoder.words.storage', message: 'bytes of storage at most, so at most {cfx} CFX are locked'},
        {cfx: localNumber(formatAmount((storageLimit * BigInt(collateralPerKib) * 10n ** 18n) / 1024n, 'cfx'))},
      );
    case 'epochHeight':
      return translate(
        {id: 'transactionDecoder.words.epoch', message: 'valid from epoch {from} to {to}'},
        {
          from: localNumber(epochHeight > BigInt(epochBound) ? epochHeight - BigInt(epochBound) : 0n),
          to: localNumber(epochHeight + BigInt(epochBound)),
        },
      );
    case 'chainId':
      return chainText(fields.chainId!, FORMS[kind].space, networks);
    case 'data':
      return data.length >= 10 && to !== ''
        ? translate(
            {
              id: 'transactionDecoder.words.call',
              message: '{count} bytes that begin with the selector {selector}',
              description: 'Meaning of the field data',
            },
            {count: localNumber((data.length - 2) / 2), selector: data.slice(0, 10)},
          )
        : translate(
            {id: 'transactionDecoder.words.data', message: '{count} bytes'},
            {count: localNumber((data.length - 2) / 2)},
          );
    case 'accessList':
      return translate(
        {id: 'transactionDecoder.words.access', message: 'addresses: {addresses}, slots: {keys}'},
        {
          addresses: localNumber(accessList.length),
          keys: localNumber(accessList.reduce((sum, {storageKeys}) => sum + storageKeys.length, 0)),
        },
      );
    case 'authorizationList':
      return translate(
        {id: 'transactionDecoder.words.authorizations', message: 'authorizations: {count}'},
        {count: localNumber(authorizationList.length)},
      );
  }
}
