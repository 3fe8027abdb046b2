import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import type {FinderData, PageErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import ToolBoundary from '@site/src/components/parts/ToolBoundary';
import {namedError} from './named';
import {MAX_LENGTH, readInput} from './read';
import Results from './Results';
import styles from './styles.module.css';
import {usePageErrors} from './usePageErrors';

/** A response of a node whose address belongs to the other network. */
const EXAMPLE =
  '{"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "Invalid parameters: address", "data": "\\"network prefix unexpected: ours cfxtest, got cfx\\""}}';

interface Props {
  readonly data: FinderData;
  /** Loads the errors that pages explain, which few visits need, when the reader enters a text. */
  readonly loadPages: () => Promise<{default: PageErrors}>;
}

function Finder({data, loadPages}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const {search} = useLocation();
  const named = useMemo(() => namedError(data, search), [data, search]);
  // After the first paint: the page that the build wrote is the same for every address.
  useEffect(() => setText((typed) => named?.text ?? typed), [named]);
  const pages = usePageErrors(loadPages, text !== '');
  const shown = useDeferredValue(text);
  const input = useMemo(() => readInput(shown), [shown]);
  const clear = (): void => {
    setText('');
    // The button is removed, so the focus moves to the field.
    field.current?.focus();
  };
  return (
    <div className={styles.finder}>
      <label className={styles.label} htmlFor={id}>
        {translate({id: 'errorFinder.label', message: 'Error, response or message'})}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.input}
        rows={6}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-note`}
        value={text}
        // Keeps one character more than is read, so that the finder notices the cut and reports it.
        onChange={(event) => setText(event.target.value.slice(0, MAX_LENGTH + 1))}
      />
      <p id={`${id}-note`} className={styles.note}>
        <Translate id="errorFinder.note">The text stays on this page. Nothing is sent.</Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary button--sm" onClick={() => setText(EXAMPLE)}>
          <Translate id="errorFinder.example">Try an example</Translate>
        </button>
        <button type="button" className="button button--secondary button--sm" disabled={text === ''} onClick={clear}>
          <Translate id="errorFinder.clear">Clear</Translate>
        </button>
      </div>
      <Results data={data} pages={pages} input={input} named={named?.text === shown ? named.id : undefined} />
    </div>
  );
}

/** Recognises a pasted JSON-RPC error while the reader types. Nothing leaves the page. */
export default function ErrorFinder(props: Props): ReactNode {
  return (
    <ToolBoundary>
      <Finder {...props} />
    </ToolBoundary>
  );
}
