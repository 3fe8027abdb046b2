import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface Options {
  /** The glossary, from the project's root, which is read for every page. */
  readonly glossary: string;
  /** Folder, from the project's root, that `file=` of a code block is relative to. */
  readonly snippets: string;
  /** Component -> the folder, from the project's root, with the data file that its `of` refers to. */
  readonly data: Readonly<Record<string, string>>;
  /** Set by Docusaurus. */
  readonly id?: string;
}

/** Below the root: neither absolute nor with `..`. */
const relative = Joi.string().pattern(/^(?!\/|(?:.*\/)?\.\.(?:\/|$))/, 'a path below the root of the project');

const schema = Joi.object<Options>({
  glossary: relative.required(),
  snippets: relative.required(),
  data: Joi.object().pattern(Joi.string(), relative).default({}),
  id: Joi.string(),
});

/** Docusaurus calls it before it creates the plugin. */
export const validateOptions = ({validate, options}: OptionValidationContext<Options, Options>): Options =>
  validate(schema, options);
