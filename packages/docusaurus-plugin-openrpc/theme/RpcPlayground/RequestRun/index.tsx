import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {toJsonText} from '../../../client/jsonTree';
import Answer from '../Answer';
import {resolvingText, type CallFormProps} from '../callForm';
import Outcome from '../Outcome';
import useRun from '../useRun';
import styles from '../styles.module.css';

function CopyAnswer({value}: {value: unknown}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(toJsonText(value) ?? '');
    setCopied(true);
  };
  return (
    <button type="button" className={styles.toggle} onClick={() => void copy()}>
      {isCopied
        ? translate({id: 'rpc.answer.copied', message: 'Copied', description: 'Button after the answer was copied'})
        : translate({id: 'rpc.answer.copy', message: 'Copy the response', description: 'Button'})}
    </button>
  );
}

/**
 * Run and Cancel, and below them what came back. A button that has nothing to do for a moment keeps the focus, so it is
 * not `disabled`.
 */
export default function RequestRun({
  page,
  instance,
  adapter,
  url,
  networkId,
  isResolving,
  prepare,
  beside,
}: CallFormProps): ReactNode {
  const {isRunning, outcome, start, cancel} = useRun(instance.id, page.method);
  const run = () => {
    if (url && !isRunning) void start(url, prepare);
  };
  const shown = outcome?.kind === 'result' ? outcome.result : outcome?.kind === 'rpcError' ? outcome.data : undefined;
  const body = outcome && 'body' in outcome ? outcome.body : undefined;
  return (
    <>
      <div className={styles.buttons}>
        <button type="button" className={styles.run} onClick={run} aria-disabled={isRunning} disabled={!url}>
          {isRunning
            ? translate({id: 'rpc.run.running', message: 'Running…', description: 'Button while the call runs'})
            : translate({id: 'rpc.run.run', message: 'Run', description: 'Button that sends the call'})}
        </button>
        <button
          type="button"
          className={styles.secondary}
          onClick={isRunning ? cancel : undefined}
          aria-disabled={!isRunning}
        >
          {translate({id: 'rpc.run.cancel', message: 'Cancel', description: 'Button that cancels the call'})}
        </button>
        {beside}
      </div>
      <div role="status">
        {isResolving && resolvingText()}
        {outcome && !isRunning && !isResolving && <Outcome outcome={outcome} errors={page.errors} />}
      </div>
      {body !== undefined && <pre className={styles.json}>{body}</pre>}
      {shown !== undefined && (
        <>
          <Answer value={shown} schema={page.result} known={instance.known} networkId={networkId} adapter={adapter} />
          <CopyAnswer value={shown} />
        </>
      )}
    </>
  );
}
