import {readFileSync} from 'node:fs';
import solc from 'solc';
import {core, send} from './connect.mjs';

/** Compiles `<name>.sol` and deploys the contract. */
export async function deploy(name, ...args) {
  const file = `${name}.sol`;
  const input = {
    language: 'Solidity',
    sources: {[file]: {content: readFileSync(file, 'utf8')}},
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
  const {abi, evm} = contracts[file][name];
  const {contractCreated} = await send(
    core
      .Contract({abi, bytecode: `0x${evm.bytecode.object}`})
      .constructor(...args),
  );
  return core.Contract({abi, address: contractCreated});
}
