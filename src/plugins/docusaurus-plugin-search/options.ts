import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of a site. */
export type PluginOptions = {
  /** Address of the page with all results, below the locale's base URL: `search` results in /search?q=… */
  routePath: string;
  /** Names of the first two files of the index, of which each locale has its own. */
  indexFile: string;
  wordsFile: string;
  /** File with the words of readers, from the project's root. */
  words: string;
  /** Names of the same thing: pages for one of them are found by each. The first stands for all. */
  aliases: string[][];
  /** Page that explains error messages, below the locale's base URL, and address for reports of what is missing. */
  errorFinder: string;
  issues: string;
};

export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'words' | 'errorFinder' | 'issues'>;

const segment = Joi.string().pattern(/^[a-z0-9]([\w.-]*[a-z0-9])?$/i, 'one path segment without slashes');
const json = segment.pattern(/\.json$/, 'a name that ends in .json');

const schema = Joi.object<PluginOptions>({
  routePath: segment.default('search'),
  indexFile: json.default('search-index.json'),
  wordsFile: json.default('search-words.json'),
  words: Joi.string().required(),
  aliases: Joi.array().items(Joi.array().items(Joi.string()).min(2)).default([]),
  errorFinder: Joi.string()
    .pattern(/^\/[^/]/)
    .required(),
  issues: Joi.string().uri().required(),
});

/** Docusaurus calls it with the plugin's entry in the configuration. Unknown and malformed keys stop the build. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema as never, options) as PluginOptions;
}
