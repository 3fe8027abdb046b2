import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  /** Address of the page, relative to the locale's base URL. */
  routePath: string;
  /** Address at which the repository shows its files, without a slash at the end. */
  repository: string;
  /** Folders with generated pages, which are translated elsewhere. */
  generated: string[];
};

export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'repository'>;

const schema = Joi.object<PluginOptions>({
  routePath: Joi.string()
    .pattern(/^[a-z][a-z-]*$/, 'one path segment')
    .default('translation-status'),
  repository: Joi.string().uri({scheme: 'https'}).pattern(/[^/]$/, 'no slash at the end').required(),
  generated: Joi.array().items(Joi.string().pattern(/\/$/, 'a folder with a slash at its end')).default([]),
});

/** Docusaurus calls it with the plugin's entry in the configuration. Unknown and malformed keys stop the build. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema as never, options) as PluginOptions;
}
