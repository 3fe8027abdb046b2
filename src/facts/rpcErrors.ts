import data from './rpc-errors.json';

/** A text in the portal's three languages, by the names of the folders of `i18n`. Backticks mark code. */
export interface Localized {
  en: string;
  zh: string;
  es: string;
}

/** What a number in `error.code` means. */
export interface RpcErrorCode {
  code: number;
  name: string;
  space: 'core' | 'espace' | 'both';
  cause: Localized;
  fix: Localized;
  source: string;
}

interface RpcMessageBase {
  id: string;
  space: 'core' | 'espace' | 'both';
  /** Texts as programs print them; `<word>` stands for what varies. */
  messages: string[];
  source: string;
}

/** A message of an error that `openrpc/shared/errors.yaml` describes: cause, mend and code stand there. */
export interface DocumentedRpcMessage extends RpcMessageBase {
  error: string;
}

/** Part of the system that speaks. */
export type RpcErrorLayer = 'pool' | 'call' | 'request' | 'node' | 'vm' | 'contract' | 'gateway';

/** A message that is described here. */
export interface OwnRpcMessage extends RpcMessageBase {
  layer: RpcErrorLayer;
  code?: number;
  /** Errors or groups of `openrpc/shared/errors.yaml` whose methods give this message too. */
  like: string[];
  cause: Localized;
  fix: Localized;
}

export type RpcMessage = DocumentedRpcMessage | OwnRpcMessage;

export const rpcErrorCodes = data.codes as RpcErrorCode[];
export const rpcMessages = data.messages as RpcMessage[];

/** Whether the description stands in the OpenRPC sources. */
export function isDocumented(message: RpcMessage): message is DocumentedRpcMessage {
  return 'error' in message;
}
