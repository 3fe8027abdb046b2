declare module '@theme/TranslationStatus' {
  import type {ReactNode} from 'react';

  export interface Props {
    status: import('./client/status').Status;
  }
  /** The page with the state of each translation. */
  export default function TranslationStatus(props: Props): ReactNode;
}
