/** The theme modules of this plugin. A site can override each of them. */
declare module '@theme/RpcHtml' {
  import type {ReactNode} from 'react';

  export interface Props {
    html: string;
    as?: 'span' | 'div' | 'p' | 'dd';
    className?: string;
  }
  export default function RpcHtml(props: Props): ReactNode;
}

declare module '@theme/RpcMethodName' {
  import type {ReactNode} from 'react';
  export default function RpcMethodName(props: {name: string}): ReactNode;
}

declare module '@theme/RpcSchema' {
  import type {ReactNode} from 'react';

  type SchemaView = import('./client/pageData').SchemaView;
  export interface Props {
    view: SchemaView;
    /** Prefix of the field ids. */
    anchor: string;
  }
  export function TypeLabel(props: {view: SchemaView}): ReactNode;
  export default function RpcSchema(props: Props): ReactNode;
}
