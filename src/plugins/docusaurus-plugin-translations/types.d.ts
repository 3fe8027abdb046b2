declare module '@theme/TranslationStatus' {
  import type {ReactNode} from 'react';

  export interface Props {
    status: import('./client/status').Status;
  }
  /** The page that shows where each translation stands. */
  export default function TranslationStatus(props: Props): ReactNode;
}
