// Not run here: ConfluxScan is a hosted service, so a test mocks it.
const API = 'https://evmapi-testnet.confluxscan.org/api';

type Params = Record<string, string>;

/** Sends a request and returns its `result`. */
export async function ask<T>(module: string, action: string, params: Params): Promise<T> {
  const response = await fetch(`${API}?${new URLSearchParams({module, action, ...params})}`);
  if (!response.ok) throw new Error(`${action}: status ${response.status}`);
  const {status, message, result} = (await response.json()) as {status: string | number; message: string; result: T};
  // As on Etherscan, an empty list can have status 0.
  if (Number(status) !== 1 && !Array.isArray(result)) throw new Error(`${action}: ${message}`);
  return result;
}

/** Yields all entries of a list, page by page, oldest first. */
export async function* list<T>(action: string, params: Params, size = 100): AsyncGenerator<T> {
  for (let page = 1; ; page++) {
    const entries = await ask<T[]>('account', action, {...params, sort: 'asc', page: String(page), offset: String(size)});
    yield* entries;
    if (entries.length < size) return;
  }
}
