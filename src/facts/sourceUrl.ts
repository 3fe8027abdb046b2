/** Branch of a source that doesn't specify one. */
const BRANCH = 'master';
/** `Conflux-Chain/conflux-rust@mainnet: crates/config/src/configuration.rs SOME_CONSTANT` */
const FILE = /^([\w.-]+\/[\w.-]+)(?:@([\w.-]+))?: ([\w./-]+\/[\w.-]*)/;
const CIP = /\bCIP-(\d+)/;
const EIP = /^EIP-(\d+)/;

/** Sources that were former pages of this portal, whose files no longer exist. */
const FORMER = 'Conflux-Chain/conflux-documentation';

function urlOfOne(source: string): string | undefined {
  const [, eip] = EIP.exec(source) ?? [];
  if (eip) return `https://eips.ethereum.org/EIPS/eip-${eip}`;
  if (source.startsWith('Conflux-Chain/CIPs')) {
    const [, cip] = CIP.exec(source) ?? [];
    return cip && `https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-${cip}.md`;
  }
  const [, repository, branch = BRANCH, path = ''] = FILE.exec(source) ?? [];
  if (!repository || repository === FORMER) return undefined;
  return `https://github.com/${repository}/${path.endsWith('/') ? 'tree' : 'blob'}/${branch}/${path.replace(/\/$/, '')}`;
}

/** Where readers can look up the source of a record: its first public part. Computed values have none. */
export function sourceUrl(source: string): string | undefined {
  for (const part of source.split('; ')) {
    const url = urlOfOne(part);
    if (url) return url;
  }
  return undefined;
}
