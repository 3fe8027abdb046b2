import type {InstanceData} from './client/pageData';
import type {PluginOptions} from './options';
import type {LoadedDocument} from './types';

/** What all method pages of an instance share: endpoints of the document's servers, samples, names. */
export function instanceData(options: PluginOptions, document: LoadedDocument): InstanceData {
  const head = document.head.value;
  return {
    id: options.id,
    endpoints: head.servers.map((server) => {
      const preset = options.endpoints[server.name];
      if (!preset) throw new Error(`The plugin option "endpoints" of "${options.id}" lacks the server "${server.name}" of the document. Add its label.`);
      return {id: server.name, url: server.url, ...(server['x-ws'] && {ws: server['x-ws']}), ...preset};
    }),
    defaultEndpoint: head['x-default-server'],
    samples: options.samples,
    probe: options.probe,
    known: options.known,
  };
}
