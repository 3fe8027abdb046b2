import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {endpointUrl, socketUrl, useCallStore} from '../../client/callStore';
import {checkEndpoint} from '../../client/endpoint';
import {gatherParams, readField, writeField} from '../../client/fields';
import {initialTexts} from '../../client/initialTexts';
import type {InstanceData, MethodPage} from '../../client/pageData';
import {fillPlaceholders, findPlaceholders, placeholderNames} from '../../client/placeholders';
import {fromFragment} from '../../client/shareLink';
import EndpointPicker from './EndpointPicker';
import FieldInput from './FieldInput';
import {focusField} from './focusField';
import HistoryList from './HistoryList';
import RequestRun from './RequestRun';
import ShareLink from './ShareLink';
import Subscription from './Subscription';
import styles from './styles.module.css';

/** Runs the method from the page: endpoint, typed parameters, answer. Nothing is sent before the reader asks for it. */
export default function RpcPlayground({page, instance}: {page: MethodPage; instance: InstanceData}): ReactNode {
  const store = useCallStore(instance, page.method, initialTexts(page));
  const form = useRef<HTMLDivElement>(null);
  const [isFilling, setFilling] = useState(false);
  const {texts} = store.state;
  const preset = instance.endpoints.find(({id}) => id === store.state.endpoint);
  const checked = checkEndpoint(endpointUrl(instance, store.state), 'https:', []);
  const url = checked.ok ? checked.url : undefined;
  const setParams = (params: unknown[]) => store.update({texts: page.params.map((_, index) => writeField(params[index]))});

  useEffect(() => {
    store.restoreChoice();
    const shared = fromFragment(window.location.hash);
    if (shared) setParams(shared);
    // Once, when the page is shown: later changes of the fragment are jumps within the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const gather = () => {
    const values = page.params.map((param, index) => readField(texts[index] ?? '', param.field, preset?.networkId));
    const gathered = gatherParams(values, page.params.map(({required}) => required));
    if (gathered.ok) return gathered.params;
    focusField(form.current, gathered.missing, gathered.member);
    return undefined;
  };
  const fill = async () => {
    if (!url) return;
    setFilling(true);
    const names = placeholderNames(page.template);
    setParams(fillPlaceholders(page.template, await findPlaceholders(names, page.placeholders, instance.probe, url)) as unknown[]);
    setFilling(false);
  };
  const Runner = page.isSubscription ? Subscription : RequestRun;
  return (
    <section className={styles.playground} aria-label={translate({id: 'rpc.playground.label', message: 'Playground', description: 'Name of the region'})}>
      <EndpointPicker instance={instance} store={store} />
      <div ref={form}>
        {page.params.map((param, index) => (
          <div key={param.name} data-param={param.name}>
            <FieldInput
              label={param.name}
              required={param.required}
              field={param.field}
              text={texts[index] ?? ''}
              networkId={preset?.networkId}
              onChange={(text) => store.update({texts: page.params.map((_, other) => (other === index ? text : (texts[other] ?? '')))})}
            />
          </div>
        ))}
      </div>
      {page.template.length > 0 && placeholderNames(page.template).some((name) => page.placeholders[name]) && (
        <button type="button" className={styles.toggle} disabled={isFilling || !url} onClick={() => void fill()}>
          {translate({id: 'rpc.playground.fill', message: 'Fill with values from this network', description: 'Button that looks up recent blocks, transactions and accounts'})}
        </button>
      )}
      <Runner page={page} instance={instance} url={url} wsUrl={url && socketUrl(instance, store.state)} networkId={preset?.networkId} gather={gather} />
      <ShareLink gather={gather} />
      <HistoryList instance={instance.id} method={page.method} onPick={setParams} />
    </section>
  );
}
