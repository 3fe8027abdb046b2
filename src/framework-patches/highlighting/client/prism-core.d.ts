/** Prism without languages; its own types describe the whole. */
declare module 'prismjs/components/prism-core' {
  import type * as Whole from 'prismjs';

  const Prism: typeof Whole;
  export default Prism;
}
