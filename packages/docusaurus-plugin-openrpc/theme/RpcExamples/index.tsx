import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import RpcHtml from '@theme/RpcHtml';
import {useEffect, type ReactNode} from 'react';
import {compactJson} from '../../client/compactJson';
import type {ExampleView, MethodPage} from '../../client/pageData';
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
export default function RpcExamples({page}: {page: MethodPage}): ReactNode {
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
      <Exchange example={example} method={page.method} />
    </details>
  ));
}
