import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of a site; both are relative to the locale's base URL. */
export type PluginOptions = {
  /** Address of the page with all results: `search` results in /search?q=… */
  routePath: string;
  /** Name of the file with the searchable texts, one per locale. */
  indexFile: string;
};

export type Options = Partial<PluginOptions>;

const relative = Joi.string().pattern(/^[a-z0-9]([\w.-]*[a-z0-9])?$/i, 'one path segment without slashes');

const schema = Joi.object<PluginOptions>({
  routePath: relative.default('search'),
  indexFile: relative.pattern(/\.json$/, 'a name that ends in .json').default('search-index.json'),
});

/** Docusaurus calls it with the plugin's entry in the configuration. Unknown and malformed keys stop the build. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema as never, options) as PluginOptions;
}
