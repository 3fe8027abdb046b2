import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {addRoot} from '../addRoot';
import {packRegistry} from '../packRegistry';
import {packRuntime} from '../packRuntime';

/** As the bundler writes it. */
const REGISTRY = `const before = 1;
const chunks = [
    [
        "a6aa",
        ()=>Promise.all(/* import() | a6aa */ [__webpack_require__.e("styles"), __webpack_require__.e("portal"), __webpack_require__.e("a6aa")]).then(__webpack_require__.bind(__webpack_require__, 57098))
    ],
    [
        "1083",
        ()=>__webpack_require__.e(/* import() | 1083 */ "1083").then(__webpack_require__.t.bind(__webpack_require__, 29328, 19))
    ],
    [
        "5e9f",
        ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 37219))
    ],
    [
        "b271",
        ()=>Promise.all(/* import() | b271 */ [__webpack_require__.e("styles"), __webpack_require__.e("b271")]).then(__webpack_require__.bind(__webpack_require__, 97453))
    ]
];
result = chunks;
`;

const RUNTIME = `
// webpack/runtime/get javascript chunk filename
(() => {
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + chunkId + "." + {"1083": "b3e120","a6aa": "b49795","b271": "eadd09","portal": "845990",}[chunkId] + ".js"
}
})();
`;

const CHUNK = `"use strict";
(self["webpackChunksite"] = self["webpackChunksite"] || []).push([["1083"], {
29328(module) {
module.exports = {answer: 42};
},
}]);
`;

/** In `b271`, the module of the registry is missing: the bundler moved it to a shared chunk. */
const pack = () => packRegistry(REGISTRY, (chunk) => chunk !== 'b271');

interface Fake {
  (id: number | string): string;
  e?: (chunk: string) => unknown;
  t?: (id: number, mode: number) => string;
  names?: string[];
  u?: (chunk: string) => string;
}

/** Runs packed scripts with a runtime that records the requests. */
function run({code, names} = pack()): {chunks: [string, () => Promise<unknown>][]; asked: string[]; runtime: Fake} {
  const asked: string[] = [];
  const runtime: Fake = (id) => `module ${id}`;
  const context = vm.createContext({
    __webpack_require__: Object.assign(runtime, {e: (chunk: string) => asked.push(chunk)}),
    result: [],
  });
  vm.runInContext(packRuntime(RUNTIME, names), context);
  vm.runInContext(code, context);
  return {chunks: context.result as [string, () => Promise<unknown>][], asked, runtime};
}

describe('packRegistry', () => {
  it('keeps the names in order', () => {
    const {names} = pack();
    expect(names).toEqual(['a6aa', '1083', '5e9f', 'b271']);
    expect(run().chunks.map(([name]) => name)).toEqual(names);
  });

  it.each([
    ['a6aa', ['styles', 'portal', 'a6aa'], 'module ~a6aa'],
    ['1083', ['1083'], 'module ~1083'],
    ['5e9f', [], 'module 37219'],
    ['b271', ['styles', 'b271'], 'module 97453'],
  ])('loads for %s what the bundler loaded', async (name, chunks, module) => {
    const ran = run();
    await expect(ran.chunks.find(([own]) => own === name)![1]()).resolves.toBe(module);
    expect(ran.asked).toEqual(chunks);
  });

  it('writes a list of shared chunks once, and keeps the functions of chunks for whose list no letter is left', async () => {
    const lists = ['x', 'x', ...Array.from({length: 53}, (_, index) => `s${index}`), 'x'];
    const entries = lists.map(
      (list, index) =>
        `["c${index}", ()=>Promise.all(/* import() | c${index} */ [__webpack_require__.e("${list}"), __webpack_require__.e("c${index}")]).then(__webpack_require__.bind(__webpack_require__, ${index}))]`,
    );
    const packed = packRegistry(`const chunks = [${entries.join(',')}];\nresult = chunks;`, () => true);
    expect(packed.code.match(/"x"/g)).toHaveLength(1);
    expect(packed.roots).toHaveLength(lists.length - 2);
    const {chunks, asked} = run(packed);
    const modules: unknown[] = [];
    for (const [, load] of chunks) modules.push(await load());
    expect(modules).toEqual(
      lists.map((list, index) => (['s51', 's52'].includes(list) ? `module ${index}` : `module ~c${index}`)),
    );
    expect(asked).toEqual(lists.flatMap((list, index) => [list, `c${index}`]));
  });

  it('says how the bundler reads the root modules of the chunks that have them', () => {
    expect(pack().roots).toEqual([
      {chunk: 'a6aa', read: '__webpack_require__(57098)'},
      {chunk: '1083', read: '__webpack_require__.t(29328, 19)'},
    ]);
  });

  it('fails when the bundler writes the registry in another way', () => {
    expect(() => packRegistry(REGISTRY.replace('.t.bind(', '.t.call('), () => true)).toThrow(
      'The bundler writes the registry',
    );
  });
});

describe('packRuntime', () => {
  it('keeps every file name, and has none for a chunk without a file', () => {
    const {runtime} = run();
    expect(['a6aa', '1083', 'b271', 'portal', '5e9f', 'other'].map((chunk) => runtime.u!(chunk))).toEqual(
      ['a6aa.b49795', '1083.b3e120', 'b271.eadd09', 'portal.845990', '5e9f.undefined', 'other.undefined'].map(
        (file) => `assets/js/${file}.js`,
      ),
    );
  });

  it('reads hashes however the bundler spaces them', () => {
    const {names} = pack();
    expect(packRuntime(RUNTIME.replaceAll('": "', '":"'), names)).toBe(packRuntime(RUNTIME, names));
  });

  it('fails when the bundler writes file names in another way', () => {
    const {names} = pack();
    expect(() => packRuntime(RUNTIME.replace('[chunkId]', '[id]'), names)).toThrow(
      'The bundler writes the file names of chunks in a different way',
    );
    expect(() => packRuntime(RUNTIME.replace('__webpack_require__.u =', '__webpack_require__.url ='), names)).toThrow(
      'The bundler writes the file names of chunks in a different way',
    );
  });
});

describe('addRoot', () => {
  it('adds a module of the name of the chunk, whose id is never that of a module with this number', () => {
    const pushed: [string[], Record<string, (module: object, exports: object, require: object) => void>][] = [];
    vm.runInNewContext(addRoot(CHUNK, '1083', '__webpack_require__.t(29328, 19)'), {self: {webpackChunksite: pushed}});
    const module = {exports: {}};
    pushed[0]![1]['~1083']!(module, {}, {t: (id: number, mode: number) => [id, mode]});
    expect(module.exports).toEqual([29328, 19]);
    expect(Object.keys(pushed[0]![1]).sort()).toEqual(['29328', '~1083']);
  });

  it('fails when the bundler writes a chunk in another way', () => {
    expect(() => addRoot(CHUNK, 'b271', 'x')).toThrow('The bundler writes the chunk b271 in a different way');
  });
});
