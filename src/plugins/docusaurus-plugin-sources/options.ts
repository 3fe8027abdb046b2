import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /** Files, from the project's root, that remark plugins read. */
  readonly files: readonly string[];
  /** Set by Docusaurus. */
  readonly id?: string;
}

/** Below the root: neither absolute nor climbing out of it. */
const relative = Joi.string().pattern(/^(?!\/|(?:.*\/)?\.\.(?:\/|$))/, 'a path below the root of the project');

const schema = Joi.object<Options>({files: Joi.array().items(relative).min(1).unique().required(), id: Joi.string()});

/** Called by Docusaurus before the plugin is made. */
export const validateOptions = ({validate, options}: OptionValidationContext<Options, Options>): Options => validate(schema, options);
