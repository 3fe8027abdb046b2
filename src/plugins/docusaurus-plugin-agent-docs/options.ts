import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** An area of the documentation that gets a list of its own. */
export interface Area {
  /** Name of its files. */
  readonly id: string;
  /** The page whose title and description introduce the area. */
  readonly hub: string;
  /** Addresses of its pages: one page or, with a slash at the end, also all below it. The longest one counts. */
  readonly paths: readonly string[];
}

/** Options of a site. All addresses are below the base URL of the language. */
export interface PluginOptions {
  readonly areas: readonly Area[];
  /** The page for programs, with which `llms.txt` begins. */
  readonly introduction: string;
  /** The page with the meanings of terms. The Markdown of other pages contains no links to single terms. */
  readonly glossary: string;
  /** Pages without text, such as the search. */
  readonly withoutText: readonly string[];
  /** Machine-readable documents that `llms.txt` lists. */
  readonly documents: readonly string[];
}

const address = Joi.string().pattern(/^\//);
const addresses = Joi.array().items(address);

const schema = Joi.object<PluginOptions>({
  areas: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .pattern(/^[a-z][a-z-]*$/)
          .required(),
        hub: address.required(),
        paths: addresses.required(),
      }),
    )
    .min(1)
    .required(),
  introduction: address.required(),
  glossary: address.required(),
  withoutText: addresses.default([]),
  documents: addresses.default([]),
});

/** Docusaurus calls it with the plugin's entry in the configuration. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema as never, options) as PluginOptions;
}
