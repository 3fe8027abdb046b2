import type {Plugin} from '@docusaurus/types';

/** The bundler settings that a plugin returns. */
export type BundlerSettings = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/** The configuration of the bundler that Docusaurus passes to plugins. */
export interface BundlerConfig {
  readonly mode?: string;
  plugins?: readonly unknown[];
  readonly experiments?: {readonly cache?: {readonly buildDependencies?: string[]}};
}

/** The information about a bundle that a patch needs. */
export interface Bundle {
  readonly config: BundlerConfig;
  readonly isServer: boolean;
  /** True for the scripts that readers load from the finished site. */
  readonly isForReaders: boolean;
  /** Folder with the files that Docusaurus generates. */
  readonly generatedFilesDir: string;
  /** Folder with the site's translations into the language of the build. */
  readonly localizationDir: string;
  /** Whether another patch is applied too. */
  readonly has: (patch: string) => boolean;
}

/** Changes the text of a module. */
interface TextEdit {
  /** The module, below `node_modules`. */
  readonly file: string;
  /** Pairs of a text that the module has exactly once, and the text that replaces it. */
  readonly replace: readonly (readonly [find: string, replacement: string])[];
  /** Leaves the module unchanged when pages are rendered to HTML. */
  readonly browserOnly?: boolean;
}

/** Replaces a whole module. */
interface ModuleReplacement {
  /** The module, below `node_modules`. */
  readonly file: string;
  /** Code of the new module, for the browser and for rendering pages to HTML. */
  readonly code: {readonly browser: string; readonly server: string};
}

/** Text of a framework file that a patch relies on. It isn't changed, but the build fails when it's gone. */
interface Reliance {
  readonly file: string;
  readonly texts: readonly string[];
}

/** One change of the framework. `README.md` explains what belongs in a patch. */
export interface FrameworkPatch {
  /** Name of its file or folder, for `npm run measure -- --without <name>`. */
  readonly name: string;
  /** Patches without which this one can't be applied. */
  readonly requires?: readonly string[];
  /** Fails if the framework doesn't meet the patch's requirements, if `reliesOn` and `edits` can't express them. */
  readonly check?: () => void;
  readonly reliesOn?: readonly Reliance[];
  readonly edits?: readonly TextEdit[];
  readonly replacements?: readonly ModuleReplacement[];
  readonly clientModules?: readonly string[];
  /** Folder of theme components that replace those of the classic theme. Only one patch can have one. */
  readonly themePath?: string;
  /** Changes the template of all pages; fails if it isn't the known one. */
  readonly template?: (stock: string) => string;
  readonly configureWebpack?: (bundle: Bundle) => BundlerSettings;
}
