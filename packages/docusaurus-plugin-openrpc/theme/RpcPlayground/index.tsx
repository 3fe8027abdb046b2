import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {OpenRpcAdapter} from '../../client/adapter';
import type {InstanceData, MethodPage} from '../../client/pageData';
import {PLAYGROUND} from '../../client/place';
import EndpointPicker from './EndpointPicker';
import FieldInput from './FieldInput';
import HistoryList from './HistoryList';
import LinkNote from './LinkNote';
import RequestRun from './RequestRun';
import RunNote from './RunNote';
import ShareLink from './ShareLink';
import Subscription from './Subscription';
import styles from './styles.module.css';
import {useCallForm} from './useCallForm';

interface PlaygroundProps {
  page: MethodPage;
  instance: InstanceData;
  adapter?: OpenRpcAdapter;
}

/** Runs the method from the page: endpoint, typed parameters, response. Sends nothing until the reader requests it. */
export default function RpcPlayground({page, instance, adapter}: PlaygroundProps): ReactNode {
  const {store, form, fill, ...call} = useCallForm(page, instance, adapter);
  const {destination, isResolving} = call;
  const Runner = page.isSubscription ? Subscription : RequestRun;
  const foreign = page.params.map((_, index) => call.isForeign(index));
  const beside = (
    <>
      {call.canFill && (
        <button
          type="button"
          className={styles.toggle}
          aria-disabled={isResolving}
          disabled={!destination}
          onClick={() => (isResolving ? undefined : void fill())}
        >
          {translate({id: 'rpc.playground.fill', message: 'Fill with values from this network'})}
        </button>
      )}
      <ShareLink gather={call.gather} share={call.share} state={store.state} />
    </>
  );
  return (
    <section
      className={styles.playground}
      aria-label={translate({id: 'rpc.playground.label', message: 'Playground'})}
      tabIndex={-1}
      {...{[PLAYGROUND]: ''}}
    >
      <LinkNote problem={call.linkProblem} />
      <EndpointPicker instance={instance} store={store} />
      <div ref={form}>
        {page.params.map((param, index) => (
          <div key={param.name} data-param={param.name}>
            <FieldInput
              label={param.name}
              required={param.required}
              field={param.field}
              text={store.state.texts[index] ?? ''}
              networkId={destination?.networkId}
              adapter={adapter}
              onChange={(text) => call.setText(index, text)}
            />
            {foreign[index] && (
              <p className={styles.hint}>
                {translate({
                  id: 'rpc.field.foreign',
                  message:
                    'The example value exists only on the test chain where it was recorded. Enter a value from your network.',
                })}
              </p>
            )}
          </div>
        ))}
      </div>
      <RunNote
        page={page}
        ownPreset={call.ownPreset}
        needsOwnValue={foreign.includes(true)}
        onChoose={(endpoint) => store.update({endpoint})}
      />
      <Runner
        page={page}
        instance={instance}
        adapter={adapter}
        destination={destination}
        current={call.current}
        wsUrl={call.wsUrl}
        isResolving={isResolving}
        prepare={call.prepare}
        beside={beside}
        fill={call.canFill && destination && !isResolving ? () => void fill() : undefined}
      />
      <HistoryList instance={instance} method={page.method} onPick={call.recall} />
    </section>
  );
}
