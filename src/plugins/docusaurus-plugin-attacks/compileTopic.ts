import fs from 'node:fs';
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ContractData, FileData, FunctionData} from '../../evm/attack/data';
import {parseRegions} from '../../remark/snippets/regions';
import {compilerVersion, compileSolidity, type Compiled} from './solidity';
import {lineFinder, linesOf, parseRange, type MappedFile} from './sourceLines';

/** The contracts of a topic by name, with the files that contain them. */
export interface CompiledTopic {
  readonly contracts: Readonly<Record<string, ContractData>>;
  readonly files: readonly FileData[];
}

interface AstNode {
  readonly nodeType: string;
  readonly src: string;
  readonly name?: string;
  readonly kind?: string;
  readonly functionSelector?: string;
  readonly nodes?: readonly AstNode[];
}

/** What a run needs to explain itself. */
const SETTINGS = {outputs: ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'ast']};

const contractNodes = (compiled: Compiled, name: string): readonly AstNode[] =>
  ((compiled.sources[name]!.ast as AstNode).nodes ?? []).filter(({nodeType}) => nodeType === 'ContractDefinition');

function functionsOf(nodes: readonly AstNode[], text: string): FunctionData[] {
  const lineOf = lineFinder(text);
  return nodes.flatMap(({name: contract = '', nodes: members = []}) =>
    members
      .filter(({nodeType}) => nodeType === 'FunctionDefinition' || nodeType === 'ModifierDefinition')
      .map(({src, kind = '', functionSelector}) => {
        const {start, length} = parseRange(src);
        const entry = functionSelector ?? (['receive', 'fallback', 'constructor'].includes(kind) ? kind : '');
        return {contract, from: lineOf(start), to: lineOf(start + length - 1), entry};
      }),
  );
}

/** The number of each line in the box of the page: its number in the first region that contains it. */
function numbersOf(text: string): number[] {
  const lines = text.split('\n');
  const regions = [...parseRegions(text).regions.values()];
  const isMarker = (line: string) => /^\s*\/\/\s*#(?:end)?region\b/.test(line);
  const numbers = lines.map(() => 0);
  for (const region of regions) {
    let number = 0;
    for (let index = region.line - 1; number < region.text.split('\n').length; index++) {
      if (isMarker(lines[index]!)) continue;
      number++;
      numbers[index] ||= number;
    }
  }
  return numbers;
}

function packTopic(sources: Readonly<Record<string, string>>, compiled: Compiled): CompiledTopic {
  const names = Object.keys(sources);
  const files = names.map((name) => ({
    name,
    text: sources[name]!.split('\n'),
    numbers: numbersOf(sources[name]!),
    functions: functionsOf(contractNodes(compiled, name), sources[name]!),
  }));
  const mapped = new Map<number, MappedFile>(
    names.map((name, index) => [
      compiled.sources[name]!.id,
      {index, text: sources[name]!, contracts: contractNodes(compiled, name).map(({src}) => parseRange(src))},
    ]),
  );
  const contracts = names.flatMap((file) =>
    Object.entries(compiled.contracts[file] ?? {}).map(([name, {abi, evm}]): [string, ContractData] => [
      name,
      {
        abi,
        initCode: `0x${evm.bytecode.object}`,
        initLines: linesOf(evm.bytecode, mapped),
        lines: linesOf(evm.deployedBytecode, mapped),
      },
    ]),
  );
  return {contracts: Object.fromEntries(contracts), files};
}

/**
 * Compiles the Solidity files of a topic, with the code that explains a run. Results are kept in `.cache`, because the
 * compiler is slow and each language needs them.
 * @param folder absolute path of the topic
 * @param root absolute path of the project
 * @param optimizer off as in the Foundry test of an attack: then, each instruction belongs to one line
 */
export function compileTopic(folder: string, root: string, {optimizer = false} = {}): CompiledTopic {
  const names = fs.readdirSync(folder).filter((file) => file.endsWith('.sol'));
  const sources = Object.fromEntries(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
  const packages = ['@openzeppelin/contracts'].map((name) =>
    fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const code = [__filename, path.join(__dirname, 'sourceLines.ts')].map((file) => fs.readFileSync(file, 'utf8'));
  const key = createHash('sha256')
    .update(JSON.stringify([compilerVersion(), SETTINGS, optimizer, sources, packages, code]))
    .digest('hex');
  const cache = path.join(root, '.cache/attacks', `${path.basename(folder)}.json`);
  const kept = fs.existsSync(cache)
    ? (JSON.parse(fs.readFileSync(cache, 'utf8')) as {key: string; topic: CompiledTopic})
    : null;
  if (kept?.key === key) return kept.topic;
  const topic = packTopic(sources, compileSolidity(sources, {root, optimizer, ...SETTINGS}));
  fs.mkdirSync(path.dirname(cache), {recursive: true});
  fs.writeFileSync(cache, JSON.stringify({key, topic}));
  return topic;
}
