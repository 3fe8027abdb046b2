import data from './rpc-errors.json';
import type {FactFiles} from './schemas/types';

type Errors = FactFiles['rpc-errors'];

/** The meaning of a number in `error.code`. */
export type RpcErrorCode = Errors['codes'][number];

/** A text in the portal's three languages, by the names of the folders of `i18n`. Backticks mark code. */
export type Localized = RpcErrorCode['cause'];

/** A message of an error. */
export type RpcMessage = Errors['messages'][number];
/** An error that `openrpc/shared/errors.yaml` describes, with its cause, fix and code. */
export type DocumentedRpcMessage = Extract<RpcMessage, {error: string}>;
/** An error that the facts describe. */
export type OwnRpcMessage = Exclude<RpcMessage, DocumentedRpcMessage>;

export const {codes: rpcErrorCodes, messages: rpcMessages} = data as FactFiles['rpc-errors'];

/** Whether the OpenRPC sources contain the description. */
export function isDocumented(message: RpcMessage): message is DocumentedRpcMessage {
  return 'error' in message;
}
