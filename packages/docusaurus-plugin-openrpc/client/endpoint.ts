/** Why an address that the reader typed is invalid, or what the reader should know about it. */
export type EndpointProblem = 'notAUrl' | 'scheme' | 'credentials';
export type EndpointWarning = 'mixedContent' | 'unknownHost';

export type CheckedEndpoint =
  | {ok: true; url: string; warnings: EndpointWarning[]}
  | {ok: false; problem: EndpointProblem};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Checks a custom endpoint. `pageProtocol` is the protocol of the page: an `https:` page can call plain `http:` only on
 * this machine. `knownHosts` are the hosts of the published endpoints; any other host sees the reader's IP address and
 * call.
 */
export function checkEndpoint(
  text: string,
  pageProtocol: string,
  knownHosts: string[],
  protocols = ['http:', 'https:'],
): CheckedEndpoint {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return {ok: false, problem: 'notAUrl'};
  }
  if (!protocols.includes(url.protocol)) return {ok: false, problem: 'scheme'};
  if (url.username || url.password) return {ok: false, problem: 'credentials'};
  const warnings: EndpointWarning[] = [];
  const local = LOCAL.has(url.hostname);
  if (pageProtocol === 'https:' && ['http:', 'ws:'].includes(url.protocol) && !local) warnings.push('mixedContent');
  if (!local && !knownHosts.includes(url.host)) warnings.push('unknownHost');
  return {ok: true, url: url.href, warnings};
}

/** Whether an address is on the reader's own computer. */
export function isOwn(url: string): boolean {
  return LOCAL.has(new URL(url).hostname);
}
