/**
 * Hosts whose pages don't go out of date without notice: the network's own, and archives in which a document keeps its
 * address and its text. A host includes its subdomains; a path narrows it.
 */
const LASTING: readonly string[] = [
  'confluxnetwork.org',
  'confluxscan.org',
  'confluxscan.io',
  'confluxscan.net',
  'confluxhub.io',
  'conflux.fun',
  'fluentwallet.com',
  'github.com/Conflux-Chain',
  'github.com/conflux-fans',
  'eips.ethereum.org',
  'ercs.ethereum.org',
  'github.com/ethereum',
  'ethereum.github.io/yellowpaper',
  'www.rfc-editor.org',
  'datatracker.ietf.org',
  'arxiv.org',
  'doi.org',
  'eprint.iacr.org',
  'www.usenix.org',
  'json-schema.org',
  'spec.open-rpc.org',
  'www.jsonrpc.org',
];

/** Whether a link leads to a page that another party can change, which addresses inside the portal don't. */
export function isThirdParty(url: string): boolean {
  let address: URL;
  try {
    address = new URL(url);
  } catch {
    return false;
  }
  if (!/^https?:$/.test(address.protocol)) return false;
  return !LASTING.some((entry) => {
    const [host = '', ...path] = entry.split('/');
    const isHost = address.hostname === host || address.hostname.endsWith(`.${host}`);
    const below = `/${path.join('/')}`.toLowerCase();
    const own = address.pathname.toLowerCase();
    return isHost && (path.length === 0 || own === below || own.startsWith(`${below}/`));
  });
}
