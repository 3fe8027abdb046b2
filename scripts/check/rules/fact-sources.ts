import type {Problem, SiteRule} from '../types';

type Found = Problem & {file: string};
/** Facts describe a release or a commit, not a branch that can change. */
const FACTS = /^src\/facts\/[\w-]+\.json$/;
const SOURCE = /"source": "((?:[^"\\]|\\.)*)"/g;
/** A repository in the format of a source: `owner/name@v1.0.0: path/to/file.rs CONSTANT`. */
const CITED =
  /\b(Conflux-Chain\/(?:conflux-rust|conflux-documentation|conflux-docker))(?:@([\w./-]+?))?(?::\s*([\w./-]*)|(?=[\s;)]|$))/g;
/** A GitHub address with its branch, tag or commit. */
const ADDRESS =
  /github\.com\/[\w.-]+\/[\w.-]+\/(?:blob|tree|raw)\/([\w.-]+)(\/[\w./-]+)?|raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+\/([\w.-]+)(\/[\w./-]+)?/g;
const RELEASE = /^(?:v\d|[0-9a-f]{7,40}$)/;
/** A branch can change after the fact was written, so a reader might find a different value there, or none. */
export const factSources: SiteRule = {
  id: 'fact-sources',
  about: 'the source of a fact is a file at a release tag or at a commit, not on a branch',
  *check(site): Generator<Found> {
    for (const file of [...site.files].filter((path) => FACTS.test(path))) {
      for (const [index, line] of (site.read(file) ?? '').split('\n').entries()) {
        for (const match of line.matchAll(SOURCE)) {
          for (const problem of judge(match[1]!))
            yield {file, line: index + 1, column: match.index + '"source": "'.length + 1, ...problem};
        }
      }
    }
  },
};

function* judge(source: string): Generator<Pick<Problem, 'message' | 'fix'>> {
  for (const [cited, , ref, path] of source.matchAll(CITED)) {
    if (!path || !/[/.]/.test(path))
      yield {message: `The source "${cited.trim()}" has no path.`, fix: 'Add the file where the value is set.'};
    if (!(ref && RELEASE.test(ref))) yield branch(cited.trim(), ref);
  }
  for (const [address, ref, path, rawRef, rawPath] of source.matchAll(ADDRESS)) {
    if (!RELEASE.test(ref ?? rawRef ?? '')) yield branch(address, ref ?? rawRef);
    if (!path && !rawPath)
      yield {message: `The source "${address}" has no path.`, fix: 'Add the file where the value is set.'};
  }
}

const branch = (cited: string, ref: string | undefined): Pick<Problem, 'message' | 'fix'> => ({
  message: ref
    ? `The source "${cited}" refers to the branch "${ref}", which changes.`
    : `The source "${cited}" has no release, so it refers to a branch.`,
  fix: 'Read the value at a release tag, or at a commit if the repository has no releases, and cite that, as in Conflux-Chain/conflux-rust@v3.0.2: run/start.sh.',
});
