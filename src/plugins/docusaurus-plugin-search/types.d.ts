declare module '@theme/SearchBar' {
  import type {ReactNode} from 'react';
  /** The top bar's search button; it opens the dialog. */
  export default function SearchBar(): ReactNode;
}

declare module '@theme/SearchPage' {
  import type {ReactNode} from 'react';
  /** The page /search?q=… */
  export default function SearchPage(): ReactNode;
}
