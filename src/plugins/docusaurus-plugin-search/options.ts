import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What a site may set; both are relative to the locale's base URL. */
export type PluginOptions = {
  /** Address of the page that shows all results: `search` gives /search?q=… */
  routePath: string;
  /** File that holds the texts to search, written once a locale. */
  indexFile: string;
};

export type Options = Partial<PluginOptions>;

const relative = Joi.string().pattern(/^[a-z0-9]([\w.-]*[a-z0-9])?$/i, 'one path segment without slashes');

const schema = Joi.object<PluginOptions>({
  routePath: relative.default('search'),
  indexFile: relative.pattern(/\.json$/, 'a name that ends in .json').default('search-index.json'),
});

/** Docusaurus calls this with the plugin's entry of the configuration; unknown and malformed keys stop the build. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema as never, options) as PluginOptions;
}
