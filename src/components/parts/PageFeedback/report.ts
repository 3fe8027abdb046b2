/** What a report says about its page. */
export interface Report {
  readonly title: string;
  readonly address: string;
  readonly language: string;
  readonly version: string;
  /** What the reader selected on the page. */
  readonly sentence: string;
}

/** Longer selections would make addresses that servers reject. */
const MAX_LENGTH = 500;

const versions = ({version, language}: Report): string => `Documentation: ${version}, language: ${language}`;

/** The address of the form for a wrong page, with its fields filled in. Nothing is sent until the reader submits it. */
export function issueUrl(repository: string, report: Report): string {
  const fields = new URLSearchParams({
    template: '1-wrong-page.yml',
    title: `Wrong: ${report.title}`,
    address: report.address,
    versions: versions(report),
  });
  if (report.sentence) fields.set('says', report.sentence);
  return `${repository}/issues/new?${fields}`;
}

/** The same as text, for readers without an account. */
export const reportText = (report: Report): string =>
  [report.title, report.address, versions(report), ...(report.sentence ? ['', `> ${report.sentence}`] : [])].join('\n');

/** The selected text, if it's in the article. */
export function selectedSentence(selection: Selection | null): string {
  const {anchorNode: node = null} = selection ?? {};
  const element = node instanceof Element ? node : node?.parentElement;
  if (!selection || !element?.closest('article')) return '';
  return selection.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}
