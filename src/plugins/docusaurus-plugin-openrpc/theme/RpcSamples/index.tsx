import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {endpointUrl, useCallStore} from '../../client/callStore';
import {gatherParams, readField} from '../../client/fields';
import {initialTexts} from '../../client/initialTexts';
import type {InstanceData, MethodPage} from '../../client/pageData';
import {sampleKinds} from '../../client/samples';

/** The current call in each tool and library; follows what is typed in the playground. */
export default function RpcSamples({page, instance}: {page: MethodPage; instance: InstanceData}): ReactNode {
  const {state} = useCallStore(instance, page.method, initialTexts(page));
  const values = page.params.map((param, index) => readField(state.texts[index] ?? '', param.field));
  const gathered = gatherParams(values, page.params.map(({required}) => required));
  // While a field is wrong the samples keep the recorded call.
  const params = gathered.ok ? gathered.params : (page.examples[0]?.params ?? []);
  const url = endpointUrl(instance, state) || instance.endpoints[0]!.url;
  return (
    <Tabs groupId="rpc-sample" queryString={false}>
      {sampleKinds(instance.samples).map((kind) => (
        <TabItem key={kind.id} value={kind.id} label={kind.label}>
          {kind.packages.length > 0 && <CodeBlock language="bash">{`npm install ${kind.packages.join(' ')}`}</CodeBlock>}
          <CodeBlock
            language={kind.language}
            title={translate({id: 'rpc.samples.file', message: 'Save as {file}', description: 'Title of a code sample'}, {file: kind.file})}
          >
            {kind.write({url, method: page.method, params})}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
