/** The bundler provides the address of a font file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
