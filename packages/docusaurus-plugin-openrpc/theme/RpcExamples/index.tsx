import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import RpcHtml from '@theme/RpcHtml';
import {useEffect, type ReactNode} from 'react';
import {compactJson} from '../../client/compactJson';
import {useCallStore} from '../../client/callStore';
import {exampleTexts, initialTexts} from '../../client/initialTexts';
import type {ExampleView, InstanceData, MethodPage} from '../../client/pageData';
import {PLAYGROUND} from '../../client/place';
import styles from './styles.module.css';

/** The request as it was sent and, if a node responded, the recorded response. */
function Exchange({example, method}: {example: ExampleView; method: string}): ReactNode {
  return (
    <>
      <p className={styles.label}>
        <Translate id="rpc.examples.request">Request</Translate>
      </p>
      <CodeBlock language="json">{compactJson({jsonrpc: '2.0', id: 1, method, params: example.params})}</CodeBlock>
      {example.response !== undefined && (
        <>
          <p className={styles.label}>
            <Translate id="rpc.examples.answer">Recorded response</Translate>
          </p>
          <CodeBlock language="json" className={styles.answer}>
            {compactJson(example.response)}
          </CodeBlock>
        </>
      )}
    </>
  );
}

/** The id of the element that the address leads to. Addresses can contain any text. */
function target(): string {
  const fragment = window.location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Requests with the node's responses: the first one is open, and so is the one that a link leads to. The others are
 * folded.
 */
export default function RpcExamples({page, instance}: {page: MethodPage; instance: InstanceData}): ReactNode {
  const store = useCallStore(instance, page.method, initialTexts(page));
  const use = (example: number) => {
    store.show({texts: exampleTexts(page, example), example});
    document.querySelector<HTMLElement>(`[${PLAYGROUND}]`)?.focus();
  };
  useEffect(() => {
    const open = () => {
      const element = document.getElementById(target());
      if (element instanceof HTMLDetailsElement) element.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return page.examples.map((example, index) => (
    <details key={example.name} id={`example.${example.name}`} className={styles.example} open={index === 0}>
      <summary>
        <RpcHtml html={example.summary} />
      </summary>
      {example.params.length <= page.params.length && page.params.length > 0 && (
        <button type="button" className={styles.use} onClick={() => use(index)}>
          {translate({id: 'rpc.examples.use', message: 'Use in the form'})}
        </button>
      )}
      <Exchange example={example} method={page.method} />
    </details>
  ));
}
