import {addRoot} from './addRoot';
import {packRegistry} from './packRegistry';
import {packRuntime} from './packRuntime';

/** Name of a script of the build: its chunk, and 6 or 8 digits. */
const SCRIPT = /^assets\/js\/(.+)\.[0-9a-f]+\.js$/;

/** The part of the bundler's API that is used here. */
interface Compilation {
  readonly errors: readonly unknown[];
  readonly assets: Readonly<Record<string, {source: () => string | Buffer}>>;
  readonly hooks: {readonly processAssets: {tap: (options: {name: string; stage: number}, run: () => void) => void}};
  updateAsset: (file: string, source: unknown) => void;
}

interface Compiler {
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (text: string) => unknown};
  };
  readonly hooks: {readonly thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

/** Shrinks the data about the chunks of all pages in the scripts that every page loads. */
export class PackChunksPlugin {
  apply(compiler: Compiler): void {
    const {
      Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE},
      sources: {RawSource},
    } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PackChunksPlugin.name, (compilation) => {
      // Before the code is minified, and long before the final hashes are known.
      compilation.hooks.processAssets.tap(
        {name: PackChunksPlugin.name, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1},
        () => {
          // A failed build has no scripts, and reports its own errors.
          if (compilation.errors.length > 0) return;
          for (const [file, code] of pack(compilation)) compilation.updateAsset(file, new RawSource(code));
        },
      );
    });
  }
}

/** Files to change, with their new text. */
function pack(compilation: Compilation): [string, string][] {
  const files = new Map(
    Object.keys(compilation.assets).flatMap((file) =>
      SCRIPT.test(file) ? [[SCRIPT.exec(file)![1]!, file] as const] : [],
    ),
  );
  const read = (chunk: string): string => {
    const file = files.get(chunk);
    return file === undefined ? '' : String(compilation.assets[file]!.source());
  };
  const {code, names, roots} = packRegistry(read('main'), (chunk, module) => read(chunk).includes(`\n${module}(`));
  const changed = [
    ['main', code],
    ['runtime~main', packRuntime(read('runtime~main'), names)],
    ...roots.map(({chunk, read: root}) => [chunk, addRoot(read(chunk), chunk, root)]),
  ] as [string, string][];
  return changed.map(([chunk, text]) => [files.get(chunk)!, text]);
}
