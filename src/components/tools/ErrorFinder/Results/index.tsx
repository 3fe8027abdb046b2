import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {unpackMethods} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/methodNames';
import {unpackRuns} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/runs';
import type {FinderData, FinderEntry, PageErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import Match from '../Match';
import {findErrors, findOnPages, type Findings} from '../match';
import {countText} from '../messages';
import PageMatch from '../PageMatch';
import type {Input} from '../read';
import Reason from '../Reason';
import {readRevert} from '../revert';

const NO_PAGES: PageErrors = {pages: [], errors: []};
const NOTHING: Findings = {entries: [], candidates: []};

/** The sentence that is announced after each change. */
function Outcome({input, count}: {readonly input: Input; readonly count: number}): ReactNode {
  if (input.kind === 'empty') return null;
  if (input.kind === 'success') {
    return <Translate id="errorFinder.success">This response contains a result, not an error.</Translate>;
  }
  return (
    <>
      {countText(count)}{' '}
      {input.isCut && <Translate id="errorFinder.cut">Only the first 100,000 characters were read.</Translate>}
    </>
  );
}

/** The recognised kind of the text. */
export default function Results({
  data,
  pages = NO_PAGES,
  input,
  named,
}: {
  readonly data: FinderData;
  /** Errors of pages. */
  readonly pages?: PageErrors;
  readonly input: Input;
  readonly named?: string;
}): ReactNode {
  const isError = input.kind === 'error';
  const {entries, candidates, code} = isError ? findErrors(data, input, named) : NOTHING;
  const explained = isError ? findOnPages(pages.errors, input) : [];
  const count = entries.length + explained.length;
  const links = unpackMethods(data.methods);
  const revert = isError ? readRevert(input.data) : undefined;
  const match = (entry: FinderEntry): ReactNode => (
    <Match
      key={entry.id}
      title={entry.messages[0]!}
      found={entry}
      methods={unpackRuns(entry.methods).flatMap((index) => links[index] ?? [])}
    />
  );
  return (
    <>
      <p role="status">
        <Outcome input={input} count={count} />
      </p>
      {revert && <Reason revert={revert} />}
      {entries.map(match)}
      {code && <Match title={code.name} found={code} methods={[]} />}
      {explained.map((error) => (
        <PageMatch key={`${error.messages[0]} ${error.pages[0]}`} error={error} pages={pages.pages} />
      ))}
      {explained.length === 0 && candidates.length > 0 && (
        <p>
          <Translate id="errorFinder.similar">Errors with similar words:</Translate>
        </p>
      )}
      {explained.length === 0 && candidates.map(match)}
      {isError && count === 0 && (candidates.length > 0 || !code) && (
        <p>
          <Link to="/docs/core/build/json-rpc/common_rpc_error">
            <Translate id="errorFinder.table">Browse all codes and messages</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
