import {inLocale} from './byLocale';
import type {InstanceData} from './client/pageData';
import {livePlaceholders} from './localizedMethod';
import type {PluginOptions} from './options';
import type {LoadedDocument} from './types';

/** The data that all method pages of an instance share in a locale: endpoints of the document, samples and names. */
export function instanceData(options: PluginOptions, document: LoadedDocument, locale: string): InstanceData {
  const head = document.head.value;
  const lookups = options.probe.lookups ?? {};
  for (const [name, source] of Object.entries(livePlaceholders(document))) {
    const lookup =
      'from' in source && source.from.startsWith('lookup.') ? source.from.slice('lookup.'.length) : undefined;
    if (lookup !== undefined && !lookups[lookup])
      throw new Error(
        `The plugin option "probe.lookups" of "${options.id}" lacks "${lookup}", which the placeholder "${name}" uses. Add it.`,
      );
  }
  return {
    id: options.id,
    endpoints: head.servers.map((server) => {
      const preset = options.endpoints[server.name];
      if (!preset)
        throw new Error(
          `The plugin option "endpoints" of "${options.id}" lacks the server "${server.name}" of the document. Add its label.`,
        );
      const label = inLocale(preset.label, locale, server.name);
      return {id: server.name, url: server.url, ...(server['x-ws'] && {ws: server['x-ws']}), ...preset, label};
    }),
    defaultEndpoint: head['x-default-server'],
    samples: options.samples,
    probe: options.probe,
    known: options.known,
  };
}
