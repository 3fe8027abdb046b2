import Translate, {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import RpcSchema, {TypeLabel} from '@theme/RpcSchema';
import type {ReactNode} from 'react';
import type {MethodPage, ParamView} from '../../client/pageData';
import styles from './styles.module.css';

function Parameter({param, index}: {param: ParamView; index: number}): ReactNode {
  const id = `param.${param.name}`;
  const hasInner = param.fields ?? param.items ?? param.variants ?? param.values;
  return (
    <li className={styles.param} id={id}>
      <div className={styles.line}>
        <span className={styles.index}>{index}</span>
        <a className={styles.name} href={`#${id}`}>
          <code>{param.name}</code>
        </a>
        <TypeLabel view={param} />
        <span className={param.required ? styles.required : styles.optional}>
          {param.required
            ? translate({id: 'rpc.params.required', message: 'required'})
            : translate({id: 'rpc.params.optional', message: 'optional'})}
        </span>
      </div>
      {param.description && <RpcHtml as="div" html={param.description} />}
      {hasInner && <RpcSchema view={{...param, description: undefined}} anchor={id} />}
    </li>
  );
}

/** Parameters by position: name, type, required or not, meaning. */
export default function RpcParameters({page}: {page: MethodPage}): ReactNode {
  if (page.params.length === 0) {
    return (
      <p>
        <Translate id="rpc.params.none">No parameters. Send an empty array.</Translate>
      </p>
    );
  }
  return (
    <ol className={styles.list} start={0}>
      {page.params.map((param, index) => (
        <Parameter key={param.name} param={param} index={index} />
      ))}
    </ol>
  );
}
