/** Why a browser couldn't read a response. */
export type Unreachable = 'policy' | 'offline' | 'cors' | 'host' | 'interrupted';

/** Time limit for the second request to a host. */
export const PROBE_MS = 4_000;

/**
 * Distinguishes a server that rejects requests from web pages from a host that can't be reached: browsers report the
 * same error for both. A `no-cors` request, whose response no page can read, passes CORS, so it succeeds if any server
 * responds. It doesn't contain the call.
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
