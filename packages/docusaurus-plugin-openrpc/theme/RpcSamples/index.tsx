import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import type {OpenRpcAdapter} from '../../client/adapter';
import {exceeded, SAMPLED} from '../../client/bounds';
import {writeJson} from '../../client/exactJson';
import {ownReader} from '../../client/ownReader';
import {endpointUrl, socketUrl, useCallStore} from '../../client/callStore';
import {gatherParams, readField} from '../../client/fields';
import {initialTexts} from '../../client/initialTexts';
import type {InstanceData, MethodPage} from '../../client/pageData';
import {sampleKinds, type SampleCall, type SampleKind} from '../../client/samples';
import {subscriptionKinds, withoutSubscription} from '../../client/samples/subscriptions';
import {recordedNote, unsubscribeNote, withoutSample} from './notes';

function SampleTabs({kinds, call}: {kinds: SampleKind[]; call: SampleCall}): ReactNode {
  return (
    <Tabs groupId="rpc-sample" queryString={false}>
      {kinds.map((kind) => (
        <TabItem key={kind.id} value={kind.id} label={kind.label}>
          {kind.packages.length > 0 && (
            <CodeBlock language="bash">{`npm install ${kind.packages.join(' ')}`}</CodeBlock>
          )}
          <CodeBlock
            language={kind.language}
            title={translate({id: 'rpc.samples.file', message: 'Save as {file}'}, {file: kind.file})}
          >
            {kind.write(call)}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

/** The current call in each tool and library, kept in sync with the playground. */
export default function RpcSamples({
  page,
  instance,
  adapter,
}: {
  page: MethodPage;
  instance: InstanceData;
  adapter?: OpenRpcAdapter;
}): ReactNode {
  const {state} = useCallStore(instance, page.method, initialTexts(page));
  if (page.method.endsWith('_unsubscribe'))
    return <p>{unsubscribeNote(page.method.replace('_unsubscribe', '_subscribe'))}</p>;
  const values = page.params.map((param, index) =>
    readField(state.texts[index] ?? '', param.field, ownReader(adapter, undefined)),
  );
  const gathered = gatherParams(
    values,
    page.params.map(({required}) => required),
  );
  const isShown = gathered.ok && !exceeded(writeJson(gathered.params), SAMPLED);
  const params = isShown ? gathered.params : (page.examples[0]?.params ?? []);
  const note = !isShown && <p>{recordedNote()}</p>;
  const first = instance.endpoints[0]!;
  if (!page.isSubscription)
    return (
      <>
        {note}
        <SampleTabs
          kinds={sampleKinds(instance.samples, adapter?.samples)}
          call={{url: endpointUrl(instance, state) || first.url, method: page.method, params}}
        />
      </>
    );
  return (
    <>
      {note}
      <SampleTabs
        kinds={subscriptionKinds(instance.samples, adapter?.subscriptionSamples)}
        call={{url: socketUrl(instance, state) || (first.ws ?? first.url), method: page.method, params}}
      />
      <ul>
        {withoutSubscription(instance.samples, adapter?.subscriptionSamples).map((id) => (
          <li key={id}>{withoutSample(id, adapter)}</li>
        ))}
      </ul>
    </>
  );
}
