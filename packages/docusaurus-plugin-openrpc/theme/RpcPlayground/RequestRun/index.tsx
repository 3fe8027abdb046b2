import {translate} from '@docusaurus/Translate';
import {lazy, Suspense, type ReactNode} from 'react';
import Answer from '../Answer';
import {resolvingText, type CallFormProps} from '../callForm';
import CopyAnswer from '../CopyAnswer';
import Outcome from '../Outcome';
import {OldNote, SentLine} from '../SentLine';
import useRun from '../useRun';
import styles from '../styles.module.css';

/** Loaded with the first response. Without it, the response is complete, too. */
const Advice = lazy(() => import('../Advice').catch(() => ({default: () => null})));

/** Run and Cancel, with the outcome below them. An inactive button is not `disabled`, so that it keeps the focus. */
export default function RequestRun({
  page,
  instance,
  adapter,
  destination,
  current,
  isResolving,
  prepare,
  beside,
  fill,
}: CallFormProps): ReactNode {
  const {isRunning, ran, start, cancel} = useRun(instance.id, page.method);
  const run = () => {
    if (destination && !isRunning) void start(destination, prepare);
  };
  const outcome = ran?.outcome;
  const shown = outcome?.kind === 'result' ? outcome.result : outcome?.kind === 'rpcError' ? outcome.data : undefined;
  const body = outcome && 'body' in outcome ? outcome.body : undefined;
  return (
    <>
      <div className={styles.buttons}>
        <button type="button" className={styles.run} onClick={run} aria-disabled={isRunning} disabled={!destination}>
          {isRunning
            ? translate({id: 'rpc.run.running', message: 'Running…'})
            : translate({id: 'rpc.run.run', message: 'Run', description: 'Button that sends the call'})}
        </button>
        <button
          type="button"
          className={styles.secondary}
          onClick={isRunning ? cancel : undefined}
          aria-disabled={!isRunning}
        >
          {translate({id: 'rpc.run.cancel', message: 'Cancel'})}
        </button>
        {beside}
      </div>
      <div role="status">
        {isResolving && <div>{resolvingText()}</div>}
        {outcome && !isRunning && !isResolving && <Outcome outcome={outcome} errors={page.errors} />}
        {outcome && !isRunning && !isResolving && (
          <Suspense fallback={null}>
            <Advice page={page} outcome={outcome} fill={fill} />
          </Suspense>
        )}
        {ran && <OldNote sent={ran.sent} url={destination?.url} params={current} />}
      </div>
      {ran && <SentLine method={page.method} sent={ran.sent} />}
      {body !== undefined && <pre className={styles.json}>{body}</pre>}
      {shown !== undefined && (
        <>
          <Answer
            value={shown}
            schema={page.result}
            known={instance.known}
            networkId={ran?.sent.networkId}
            adapter={adapter}
          />
          <CopyAnswer value={shown} />
        </>
      )}
    </>
  );
}
