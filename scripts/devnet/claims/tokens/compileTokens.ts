import fs from 'node:fs';
import path from 'node:path';
import type {Abi, Hex} from 'viem';
import {compileSolidity} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import {ROOT} from '../../packages';
import type {Creatable} from '../compileGas';

const FOLDER = path.join(ROOT, 'src/snippets/solidity/tokens');
const INTERFACES = '@openzeppelin/contracts/interfaces';
/** Where the library has an interface that isn't in the folder of the others. */
const FOLDERS: Readonly<Record<string, string>> = {IERC20Permit: '@openzeppelin/contracts/token/ERC20/extensions'};

/** The interfaces whose IDs the page shows, by the standard that defines them. */
export const INTERFACE_NAMES: readonly (readonly [standard: string, name: string])[] = [
  ['ERC-165', 'IERC165'],
  ['ERC-721', 'IERC721'],
  ['ERC-721', 'IERC721Metadata'],
  ['ERC-721', 'IERC721Enumerable'],
  ['ERC-721', 'IERC721Receiver'],
  ['ERC-1155', 'IERC1155'],
  ['ERC-1155', 'IERC1155MetadataURI'],
  ['ERC-1155', 'IERC1155Receiver'],
  ['ERC-2981', 'IERC2981'],
  ['ERC-4906', 'IERC4906'],
  ['ERC-20', 'IERC20'],
  ['ERC-2612', 'IERC20Permit'],
  ['ERC-4626', 'IERC4626'],
];

/** A contract whose functions return what the compiler computes for each interface. */
const probe = (): string =>
  [
    'pragma solidity ^0.8.28;',
    ...INTERFACE_NAMES.map(([, name]) => `import {${name}} from "${FOLDERS[name] ?? INTERFACES}/${name}.sol";`),
    'contract Probe {',
    ...INTERFACE_NAMES.map(
      ([, name]) => `function of${name}() external pure returns (bytes4) { return type(${name}).interfaceId; }`,
    ),
    '}',
  ].join('\n');

/** Compiles the contracts of the page about token standards, and `Probe`, with the optimizer on. */
export function compileTokens(): Readonly<Record<string, Creatable>> {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.sol'));
  const sources = Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(FOLDER, file), 'utf8')]));
  const {contracts} = compileSolidity({...sources, 'Probe.sol': probe()}, {root: ROOT, optimizer: true});
  return Object.fromEntries(
    [...files, 'Probe.sol'].flatMap((file) =>
      Object.entries(contracts[file] ?? {}).map(([name, {abi, evm}]): [string, Creatable] => [
        name,
        {abi: abi as Abi, bytecode: `0x${evm.bytecode.object}` as Hex},
      ]),
    ),
  );
}
