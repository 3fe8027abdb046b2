import {translate} from '@docusaurus/Translate';
import {findErrors, findOnPages} from '@site/src/components/tools/ErrorFinder/match';
import {countText, panicText, whereText} from '@site/src/components/tools/ErrorFinder/messages';
import {readInput} from '@site/src/components/tools/ErrorFinder/read';
import {readRevert, type Revert} from '@site/src/components/tools/ErrorFinder/revert';
import {prefixOf, type Locale} from '@site/src/languages';
import {unpackMethods} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/methodNames';
import {unpackRuns} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/runs';
import type {
  FinderCode,
  FinderData,
  FinderEntry,
  PageError,
  PublishedErrors,
} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {htmlToMarkdown} from '../htmlToMarkdown';
import type {Portal} from '../portal';
import {inLanguage} from '../translate';

/** Nearly every method returns some errors: more names than these say nothing. */
const MOST_METHODS = 12;
/** As many as the error finder of the portal shows. */
const MOST_PAGES = 4;

/** What an explanation is written with. */
interface Place {
  readonly data: PublishedErrors;
  readonly address: string;
  readonly locale: Locale;
}

const isEntry = (found: FinderEntry | FinderCode): found is FinderEntry => 'messages' in found;

function methodsLine({methods}: FinderEntry, data: FinderData): string[] {
  const links = unpackMethods(data.methods);
  const names = [...new Set(unpackRuns(methods).flatMap((index) => links[index]?.method ?? []))];
  if (names.length === 0) return [];
  const more = names.length > MOST_METHODS ? ` … (${names.length})` : '';
  const label = translate({id: 'errorFinder.methods', message: 'Methods'});
  return [`- ${label}: ${names.slice(0, MOST_METHODS).join(', ')}${more}`];
}

function match(found: FinderEntry | FinderCode, {data, address, locale}: Place): string {
  const title = isEntry(found) ? found.messages[0]! : found.name;
  const place = [found.code, whereText(found.space)].filter((one) => one !== undefined).join(', ');
  return [
    `**${title}** (${place})`,
    `- ${translate({id: 'errorFinder.cause', message: 'Cause'})}: ${htmlToMarkdown(found.causeHtml, address, locale)}`,
    `- ${translate({id: 'errorFinder.fix', message: 'Fix'})}: ${htmlToMarkdown(found.fixHtml, address, locale)}`,
    ...(isEntry(found) ? methodsLine(found, data) : []),
  ].join('\n');
}

/** An error that pages explain. */
function pageMatch({messages, causeHtml, fixHtml, pages}: PageError, {data, address, locale}: Place): string {
  const markdown = (html: string) => htmlToMarkdown(html, address, locale);
  const links = pages.slice(0, MOST_PAGES).map((index) => {
    const {path, title} = data.onPages.pages[index]!;
    return `[${title}](${address}${prefixOf(locale)}${path})`;
  });
  return [
    `**${messages[0]!}**`,
    `- ${translate({id: 'errorFinder.page', message: 'Page'})}: ${links.join(', ')}`,
    `- ${translate({id: 'errorFinder.cause', message: 'Cause'})}: ${markdown(causeHtml)}`,
    ...(fixHtml === undefined ? [] : [`- ${translate({id: 'errorFinder.fix', message: 'Fix'})}: ${markdown(fixHtml)}`]),
  ].join('\n');
}

function revertLine(revert: Revert): string {
  if (revert.kind === 'reason')
    return `${translate({id: 'errorFinder.reason', message: 'Revert reason:'})} “${revert.text}”`;
  if (revert.kind === 'panic') return `Panic(${revert.code}) – ${panicText(revert.code)}`;
  return translate(
    {
      id: 'errorFinder.custom',
      message: 'A custom error with the selector {selector}. Look up its name in the contract’s ABI.',
    },
    {selector: revert.selector},
  );
}

/** Explains an error message, a response or a log, like the error finder of the portal. */
export async function explainError(
  portal: Portal,
  {error, language}: {error: string; language: Locale},
): Promise<string> {
  const input = readInput(error);
  if (input.kind === 'empty') throw new Error('The text is empty. Pass an error message, a response or a log.');
  const data = await portal.errors(language);
  const place = {data, address: portal.site.address, locale: language};
  return inLanguage(language, () => {
    if (input.kind === 'success')
      return translate({id: 'errorFinder.success', message: 'This response contains a result, not an error.'});
    const {entries, candidates, code} = findErrors(data, input);
    const onPages = findOnPages(data.onPages.errors, input);
    const revert = readRevert(input.data);
    const similar = translate({id: 'errorFinder.similar', message: 'Errors with similar words:'});
    return [
      countText(entries.length + onPages.length),
      ...(input.isCut
        ? [translate({id: 'errorFinder.cut', message: 'Only the first 100,000 characters were read.'})]
        : []),
      ...(revert ? [revertLine(revert)] : []),
      ...entries.map((entry) => match(entry, place)),
      ...(code ? [match(code, place)] : []),
      ...onPages.map((error) => pageMatch(error, place)),
      ...(onPages.length === 0 && candidates.length > 0
        ? [similar, ...candidates.map((entry) => match(entry, place))]
        : []),
    ].join('\n\n');
  });
}
