import type {FinderData} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

/**
 * The error that an address specifies, with its text as a node would send it: method pages link to their errors with
 * `?error=<name>`.
 *
 * @param search the part of the address from the question mark on
 */
export function namedError({entries}: FinderData, search: string): {id: string; text: string} | undefined {
  const name = new URLSearchParams(search).get('error');
  const found = entries.find(({id}) => id === name);
  return found && {id: found.id, text: JSON.stringify({code: found.code, message: found.messages.at(-1)})};
}
