import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /** Fail on an unknown inline script instead of warning. */
  readonly strict: boolean;
  /** Set by Docusaurus. */
  readonly id?: string;
}

const schema = Joi.object<Options>({strict: Joi.boolean().required(), id: Joi.string()});

/** Called by Docusaurus before the plugin is made. */
export const validateOptions = ({validate, options}: OptionValidationContext<Options, Options>): Options =>
  validate(schema, options);
