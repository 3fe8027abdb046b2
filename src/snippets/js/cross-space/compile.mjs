import {readFileSync} from 'node:fs';
import solc from 'solc';

const names = ['Guestbook', 'Visitor'];
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    names.map((name) => [
      `${name}.sol`,
      {content: readFileSync(`${name}.sol`, 'utf8')},
    ]),
  ),
  settings: {
    evmVersion: 'cancun',
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

const read = (name) => {
  const {abi, evm} = contracts[`${name}.sol`][name];
  return {abi, bytecode: `0x${evm.bytecode.object}`};
};
export const guestbook = read('Guestbook');
export const visitor = read('Visitor');
console.log('Compiled Guestbook and Visitor');
