import {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import type {ReactNode} from 'react';
import type {FieldView, SchemaView} from '../../../client/pageData';
import styles from '../styles.module.css';
import TypeLabel from '../TypeLabel';

function FieldRow({field, anchor}: {field: FieldView; anchor: string}): ReactNode {
  const id = `${anchor}.${field.name}`;
  return (
    <li className={styles.field} id={id}>
      <div className={styles.line}>
        <a className={styles.name} href={`#${id}`}>
          <code>{field.name}</code>
        </a>
        <TypeLabel view={field} />
        {!field.required && (
          <span className={styles.optional}>{translate({id: 'rpc.schema.optional', message: 'optional'})}</span>
        )}
      </div>
      {field.description && <RpcHtml as="div" html={field.description} />}
      <Inner view={field} anchor={id} isOpen={false} />
    </li>
  );
}

/** Children of a schema: fields, items or variants, folded below the first level. */
function Inner({view, anchor, isOpen}: {view: SchemaView; anchor: string; isOpen: boolean}): ReactNode {
  const {fields, items, variants, values} = view;
  if (values) {
    return (
      <p className={styles.values}>
        {values.map((value) => (
          <code key={value}>{value}</code>
        ))}
      </p>
    );
  }
  if (!fields && !variants && !(items && (items.fields || items.variants || items.items))) return null;
  const label = fields
    ? translate({id: 'rpc.schema.fields', message: 'Fields: {count}'}, {count: String(fields.length)})
    : translate({
        id: 'rpc.schema.contents',
        message: 'Contents',
        description: 'Toggle of the items or variants of a schema',
      });
  return (
    <details className={styles.inner} open={isOpen}>
      <summary>{label}</summary>
      {fields && (
        <ul className={styles.list}>
          {fields.map((field) => (
            <FieldRow key={field.name} field={field} anchor={anchor} />
          ))}
        </ul>
      )}
      {items && <Block view={items} anchor={`${anchor}[]`} />}
      {variants?.map((variant, index) => (
        <Block key={index} view={variant} anchor={`${anchor}.${index}`} />
      ))}
    </details>
  );
}

/** A schema with its type, its text and its children. */
export default function Block({view, anchor}: {view: SchemaView; anchor: string}): ReactNode {
  return (
    <div className={styles.block}>
      <TypeLabel view={view} />
      {view.description && <RpcHtml as="div" html={view.description} />}
      <Inner view={view} anchor={anchor} isOpen />
    </div>
  );
}
