import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /** Makes an unknown inline script an error instead of a warning. */
  readonly strict: boolean;
  /** Set by Docusaurus. */
  readonly id?: string;
}

const schema = Joi.object<Options>({strict: Joi.boolean().required(), id: Joi.string()});

/** Docusaurus calls it before it creates the plugin. */
export const validateOptions = ({validate, options}: OptionValidationContext<Options, Options>): Options =>
  validate(schema, options);
