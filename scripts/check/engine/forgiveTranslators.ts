import type {Finding} from '../types';

/**
 * Turns findings about outdated translations of a changed English page into notices, for the check of a change: an
 * author who fixes an English typo does not need to know Chinese, and pages show readers which sections are older. The
 * check of the whole project reports the same findings as errors.
 */
export function forgiveTranslators(findings: readonly Finding[]): Finding[] {
  const owed = new Set(findings.filter(({rule}) => rule === 'translation-state').map(({file}) => file));
  return findings.map((finding): Finding =>
    finding.rule === 'translation-state' ||
    (['translation-integrity', 'directions'].includes(finding.rule) && owed.has(finding.file))
      ? {...finding, severity: 'notice'}
      : finding,
  );
}
