declare module '@generated/framework-patches/default/cards.json' {
  /** Description of each document, by its path with the locale. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
