/** Prism without languages; the package's own types describe all of Prism. */
declare module 'prismjs/components/prism-core' {
  import type * as Whole from 'prismjs';

  const Prism: typeof Whole;
  export default Prism;
}
