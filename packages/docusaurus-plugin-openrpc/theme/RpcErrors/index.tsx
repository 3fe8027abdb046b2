import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useMDXComponents} from '@mdx-js/react';
import RpcHtml from '@theme/RpcHtml';
import type {ElementType, ReactNode} from 'react';
import type {ErrorView, MethodPage} from '../../client/pageData';
import styles from './styles.module.css';

/** Id of an error's row, which the playground links to. */
export function errorAnchor({name}: Pick<ErrorView, 'name'>): string {
  return `error.${name}`;
}

const code = (error: ErrorView): ReactNode => <code>{error.code}</code>;

/**
 * Errors that the method returns: code, message, cause and fix. It uses the site's own table, including its layout for
 * narrow screens.
 */
export default function RpcErrors({page}: {page: MethodPage}): ReactNode {
  const Table = (useMDXComponents().table ?? 'table') as ElementType;
  if (page.errors.length === 0) {
    return (
      <p>
        <Translate id="rpc.errors.none">No specific errors, only transport and parse errors.</Translate>
      </p>
    );
  }
  return (
    <Table className={styles.table}>
      <thead>
        <tr>
          <th>{translate({id: 'rpc.errors.code', message: 'Code'})}</th>
          <th>{translate({id: 'rpc.errors.message', message: 'Message'})}</th>
          <th>{translate({id: 'rpc.errors.cause', message: 'Cause'})}</th>
          <th>{translate({id: 'rpc.errors.fix', message: 'Fix'})}</th>
        </tr>
      </thead>
      <tbody>
        {page.errors.map((error) => (
          <tr key={error.name} id={errorAnchor(error)}>
            <td>{page.errorsPage ? <Link to={page.errorsPage + error.name}>{code(error)}</Link> : code(error)}</td>
            <td lang="en">{error.link ? <Link to={error.link}>{error.message}</Link> : error.message}</td>
            <td>
              <RpcHtml html={error.cause} />
            </td>
            <td>
              <RpcHtml html={error.fix} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
