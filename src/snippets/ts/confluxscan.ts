// Not run here: ConfluxScan is a service on the internet. A test hands answers of its own to these functions.
const API = 'https://evmapi-testnet.confluxscan.org/api';

type Params = Record<string, string>;

/** Asks one question, and returns `result`. */
export async function ask<T>(module: string, action: string, params: Params): Promise<T> {
  const response = await fetch(`${API}?${new URLSearchParams({module, action, ...params})}`);
  if (!response.ok) throw new Error(`${action}: status ${response.status}`);
  const {status, message, result} = (await response.json()) as {status: string | number; message: string; result: T};
  // An empty list may come with status 0, as on Etherscan.
  if (Number(status) !== 1 && !Array.isArray(result)) throw new Error(`${action}: ${message}`);
  return result;
}

/** All entries of a list, page by page, oldest first. */
export async function* list<T>(action: string, params: Params, size = 100): AsyncGenerator<T> {
  for (let page = 1; ; page++) {
    const entries = await ask<T[]>('account', action, {...params, sort: 'asc', page: String(page), offset: String(size)});
    yield* entries;
    if (entries.length < size) return;
  }
}
