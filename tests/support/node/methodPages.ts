import path from 'node:path';
import {loadRecording} from 'docusaurus-plugin-openrpc/sources';
import type {InstanceData, MethodPage} from '../../../packages/docusaurus-plugin-openrpc/client/pageData';
import {instanceData} from '../../../packages/docusaurus-plugin-openrpc/instanceData';
import {loadInstance} from '../../../packages/docusaurus-plugin-openrpc/loadInstance';
import {
  livePlaceholders,
  localizedMethods,
  schemasOf,
} from '../../../packages/docusaurus-plugin-openrpc/localizedMethod';
import {methodPage} from '../../../packages/docusaurus-plugin-openrpc/methodPage';
import type {PluginOptions} from '../../../packages/docusaurus-plugin-openrpc/options';
import type {rpcInstances} from '../../../src/config/rpc';

/** The data of a method's page, as the build gives it to the page. */
export interface BuiltMethod {
  page: MethodPage;
  instance: InstanceData;
}

/** All pages of an instance in English. */
export function methodPages(root: string, given: (typeof rpcInstances)[number]): BuiltMethod[] {
  const options = given as unknown as PluginOptions;
  const document = loadInstance(root, options, 'en').english;
  const instance = instanceData(options, document, 'en');
  const placeholders = livePlaceholders(document);
  return localizedMethods(document).map((method) => ({
    instance,
    page: methodPage(method, {
      instance: options.id,
      schemas: schemasOf(document),
      recording: loadRecording(path.join(root, options.sources), options.id, method.name),
      counterpartPath: (name) => name,
      placeholders,
      fields: options.adapter.fields,
    }),
  }));
}
