import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {changedFiles} from '../lib/git.mjs';
import {forgiveTranslators} from './engine/forgiveTranslators';
import {format, sorted} from './engine/report';
import {runContentCheck} from './engine/run';
import {SITE_RULES} from './rules';
import {compare} from './rules/spelling';

/**
 * The content part of `npm run check`. Prints findings and one closing line; exits with 1 if one of them is an error.
 */
async function main(root: string, flags: ReadonlySet<string>): Promise<void> {
  if (flags.has('--sort-words')) sortWords(root);
  const changed = flags.has('--changed') ? changedFiles(root) : undefined;
  const {findings: all, pages, files, fresh} = await runContentCheck(root, SITE_RULES, changed && new Set(changed));
  const findings = flags.has('--changed') ? forgiveTranslators(all) : all;
  const errors = sorted(findings.filter(({severity}) => severity === undefined || severity === 'error'));
  const notices = sorted(findings.filter(({severity}) => severity === 'notice'));
  const warnings = sorted(findings.filter(({severity}) => severity === 'warning'));
  for (const finding of [...errors, ...notices]) console.log(format(finding));
  if (flags.has('--warnings')) for (const finding of warnings) console.log(format(finding));
  console.log(
    `${errors.length} errors, ${notices.length + warnings.length} warnings in ${pages} pages and ${files - pages} other files (${fresh} not cached)`,
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function sortWords(root: string): void {
  const file = path.join(root, 'cspell-words.txt');
  const words = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  writeFileSync(file, `${[...new Set(words)].sort(compare).join('\n')}\n`);
}

void main(process.cwd(), new Set(process.argv.slice(2)));
