import {readFileSync} from 'node:fs';
import solc from 'solc';

const input = {
  language: 'Solidity',
  sources: {'Jar.sol': {content: readFileSync('Jar.sol', 'utf8')}},
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

export const {abi, evm} = contracts['Jar.sol'].Jar;
export const bytecode = `0x${evm.bytecode.object}`;
console.log(`Compiled: Jar has ${abi.length} entries in its ABI`);
