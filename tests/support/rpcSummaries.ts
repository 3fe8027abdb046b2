import path from 'node:path';
import {rpcErrorCodes, rpcMessages} from '@site/src/facts/rpcErrors';
import {documentSummary, loadDocument, loadRecording} from 'docusaurus-plugin-openrpc/sources';
import {finderData} from '@site/src/plugins/docusaurus-plugin-rpc-reference/finder';
import type {Space} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

export const OPENRPC = path.resolve(__dirname, '../../openrpc');
export const documents = {core: loadDocument(OPENRPC, 'core'), espace: loadDocument(OPENRPC, 'espace')};

const summary = (space: Space) =>
  documentSummary(
    documents[space],
    (method) => `/docs/${space}/rpc/${method.toLowerCase()}`,
    (method) => loadRecording(OPENRPC, space, method),
  );

/** The sources of the pages about all methods and errors, in English. */
const summaries = {core: summary('core'), espace: summary('espace')};

/** The data of the error finder in a language, its texts from the documents in English. */
export const finderIn = (locale: string) =>
  finderData({codes: rpcErrorCodes, messages: rpcMessages}, summaries, locale);
