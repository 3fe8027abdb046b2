import {readFileSync} from 'node:fs';
import solc from 'solc';

const input = {
  language: 'Solidity',
  sources: {'TipJar.sol': {content: readFileSync('TipJar.sol', 'utf8')}},
  settings: {
    evmVersion: 'cancun',
    optimizer: {enabled: true},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  },
};
const {errors = [], contracts} = JSON.parse(
  solc.compile(JSON.stringify(input)),
);
if (errors.length > 0)
  throw new Error(
    errors.map(({formattedMessage}) => formattedMessage).join('\n'),
  );

const {abi, evm} = contracts['TipJar.sol'].TipJar;
const bytecode = `0x${evm.bytecode.object}`;
export {abi, bytecode};
