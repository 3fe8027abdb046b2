/** Why a browser could not read an answer. */
export type Unreachable = 'offline' | 'cors' | 'host' | 'interrupted';

/** How long the second look at a host may take. */
export const PROBE_MS = 4_000;

/**
 * Tells a server that refuses web pages from a host that cannot be reached: browsers report both alike. A request whose
 * answer nobody may read passes CORS, so it succeeds wherever something answers. No call travels with it.
 */
export async function whyUnreachable(url: string, signal: AbortSignal, limit = PROBE_MS): Promise<Unreachable> {
  if (globalThis.navigator?.onLine === false) return 'offline';
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, limit);
  signal.addEventListener('abort', stop, {once: true});
  if (signal.aborted) stop();
  try {
    await fetch(url, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    return 'cors';
  } catch {
    return 'host';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
