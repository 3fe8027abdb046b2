import {readFileSync} from 'node:fs';
import solc from 'solc';

const input = {
  language: 'Solidity',
  sources: {'Logbook.sol': {content: readFileSync('Logbook.sol', 'utf8')}},
  settings: {
    evmVersion: 'cancun',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {
      '*': {
        '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'],
      },
    },
  },
};
const {errors = [], contracts} = JSON.parse(
  solc.compile(JSON.stringify(input)),
);
if (errors.length > 0)
  throw new Error(
    errors.map(({formattedMessage}) => formattedMessage).join('\n'),
  );

const {abi, evm} = contracts['Logbook.sol'].Logbook;
const bytecode = `0x${evm.bytecode.object}`;
const size = evm.deployedBytecode.object.length / 2;
console.log(`Compiled: Logbook has ${size} bytes of code`);
export {abi, bytecode};
