import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {EndpointPreset, LiveProbe} from './client/pageData';
import {PLACEHOLDER_NAME} from './client/placeholders';
import {SAMPLE_IDS} from './client/samples';
import type {OwnFields} from './inputField';
import type {SiteLabels} from './labels';
import type {ByLocale} from './byLocale';

/**
 * What a site adds for its own network. Everything is optional; a network with Ethereum's conventions needs none of it.
 */
export interface AdapterOptions {
  /**
   * Module that the pages import, e.g. `@site/src/openrpcAdapter`; its default export is an `OpenRpcAdapter`
   * (`client/adapter.ts`).
   */
  module?: string;
  /** Kinds of text that the adapter reads: name -> an example. */
  fields: OwnFields;
  /** How pages write units: `x-unit` -> name, or locale -> name where it depends on the language. */
  units: Readonly<Record<string, ByLocale>>;
  /** Ids of the samples that the adapter adds. */
  samples: string[];
  /** Labels in generated pages: locale -> label -> text. The plugin's own labels are English. */
  labels: SiteLabels;
}

/** Where the pages of one space are, and how they are created. */
export interface PluginOptions {
  /** Instance id, and the name of the space's folder below `sources`. */
  id: string;
  /** Folder of all OpenRPC sources, relative to the site. */
  sources: string;
  /** Folder of the docs plugin's English files, relative to the site. */
  docs: string;
  /** Folder below `docs` (and below each translation of it) that the pages are written to; git ignores it. */
  pages: string;
  /** URL path of `docs`, e.g. `/docs`. */
  docsRoute: string;
  /** Locale of the site -> folder below `<sources>/i18n` and `i18n`. Other locales show the English text. */
  locales: Record<string, string>;
  /** The other space, which contains the counterparts of the methods. */
  counterpart?: {id: string; pages: string};
  /** Path below the site's root at which the whole document is published. */
  publish: string;
  /**
   * Server name of the document -> label of the endpoint, the network number that the adapter receives, and a contract
   * that exists on the network.
   */
  endpoints: Record<string, Pick<EndpointPreset, 'networkId' | 'contract'> & {label: ByLocale}>;
  samples: string[];
  adapter: AdapterOptions;
  probe: LiveProbe;
  /** Names of topics, selectors and addresses, keys in lower case. */
  known: Record<string, string>;
  /** URL path of a page that explains any error; the index links to it. */
  errorsPage?: string;
  /** Title of the sidebar's category and the folder's position in it. */
  sidebar: {label: string; position: number};
}

const call = Joi.object({method: Joi.string().required(), params: Joi.array().required()}).required();
const lookup = call.keys({pointer: Joi.string().allow('').required(), minus: Joi.number().integer()});
const folder = Joi.string().pattern(/^[^/].*[^/]$/);

const texts = Joi.object().pattern(Joi.string(), Joi.string());
/** `ByLocale` */
const byLocale = Joi.alternatives(Joi.string(), texts);
const adapter = Joi.object<AdapterOptions>({
  // The module becomes part of an import statement.
  module: Joi.string().pattern(/^[@\w][\w@./-]*$/),
  fields: texts.default({}),
  units: Joi.object().pattern(Joi.string(), byLocale).default({}),
  samples: Joi.array().items(Joi.string()).default([]),
  labels: Joi.object().pattern(Joi.string(), texts).default({}),
}).default();

const schema = Joi.object<PluginOptions>({
  id: Joi.string().required(),
  sources: folder.default('openrpc'),
  docs: folder.default('docs'),
  pages: folder.required(),
  docsRoute: Joi.string().pattern(/^\//).default('/docs'),
  locales: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  counterpart: Joi.object({id: Joi.string().required(), pages: folder.required()}),
  publish: folder.required(),
  endpoints: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({label: byLocale.required(), networkId: Joi.number().integer(), contract: Joi.string()}),
    )
    .required(),
  samples: Joi.array().items(Joi.string()).default(['curl', 'fetch', 'python']),
  adapter,
  probe: Joi.object({
    head: call,
    block: call,
    code: call.optional(),
    call: call.optional(),
    reads: Joi.array().items(Joi.string().pattern(/^0x([0-9a-f]{2})+$/)),
    logs: call.optional(),
    lookups: Joi.object().pattern(Joi.string().pattern(new RegExp(`^${PLACEHOLDER_NAME}$`)), lookup),
  }).required(),
  known: Joi.object().pattern(Joi.string().lowercase(), Joi.string()).default({}),
  errorsPage: Joi.string().pattern(/^\//),
  sidebar: Joi.object({label: Joi.string().required(), position: Joi.number().required()}).required(),
});

/** Validates the options of an instance. An invalid option stops the build with a message that contains its name. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  const valid = validate(schema, options);
  const unknown = valid.samples.find(
    (sample) => !SAMPLE_IDS.includes(sample) && !valid.adapter.samples.includes(sample),
  );
  if (unknown !== undefined)
    throw new Error(
      `The plugin option "samples" of "${valid.id}" has the unknown sample "${unknown}". Use one of ${[...SAMPLE_IDS, ...valid.adapter.samples].join(', ')}, or list it in "adapter.samples".`,
    );
  return valid;
}
