import type {Finding} from '../types';

/**
 * Makes what a changed English page owes its translators a notice, for the check of a change: someone who fixes an English typo need not
 * know Chinese, and pages show readers which sections are older. The check of the whole project reports the same as errors.
 */
export function forgiveTranslators(findings: readonly Finding[]): Finding[] {
  const owed = new Set(findings.filter(({rule}) => rule === 'translation-state').map(({file}) => file));
  return findings.map((finding): Finding =>
    finding.rule === 'translation-state' || (finding.rule === 'translation-integrity' && owed.has(finding.file)) ? {...finding, severity: 'notice'} : finding);
}
