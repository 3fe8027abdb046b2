import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {unpackMethods} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/methodNames';
import {unpackRuns} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/runs';
import type {FinderData} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import Match from '../Match';
import {findErrors, type Findings} from '../match';
import {countText, similarText} from '../messages';
import type {Input} from '../read';
import Reason from '../Reason';
import {readRevert} from '../revert';

const NOTHING: Findings = {entries: [], candidates: []};

/** The sentence that is announced after each change. */
function Outcome({input, findings}: {readonly input: Input; readonly findings: Findings}): ReactNode {
  if (input.kind === 'empty') return null;
  if (input.kind === 'success') {
    return <Translate id="errorFinder.success">This response contains a result, not an error.</Translate>;
  }
  return (
    <>
      {findings.candidates.length > 0 ? similarText() : countText(findings.entries.length)}{' '}
      {input.isCut && <Translate id="errorFinder.cut">Only the first 100,000 characters were read.</Translate>}
    </>
  );
}

/** The recognised kind of the text. */
export default function Results({
  data,
  input,
  named,
}: {
  readonly data: FinderData;
  readonly input: Input;
  readonly named?: string;
}): ReactNode {
  const isError = input.kind === 'error';
  const findings = isError ? findErrors(data, input, named) : NOTHING;
  const {entries, candidates, code} = findings;
  const links = unpackMethods(data.methods);
  const revert = isError ? readRevert(input.data) : undefined;
  return (
    <>
      <p role="status">
        <Outcome input={input} findings={findings} />
      </p>
      {revert && <Reason revert={revert} />}
      {[...entries, ...candidates].map((entry) => (
        <Match
          key={entry.id}
          title={entry.messages[0]!}
          found={entry}
          methods={unpackRuns(entry.methods).flatMap((index) => links[index] ?? [])}
        />
      ))}
      {code && <Match title={code.name} found={code} methods={[]} />}
      {isError && entries.length === 0 && (candidates.length > 0 || !code) && (
        <p>
          <Link to="/docs/core/build/json-rpc/common_rpc_error">
            <Translate id="errorFinder.table">Browse all codes and messages</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
