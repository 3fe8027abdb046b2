/** As Docusaurus makes the minifier of scripts: the bundler reads these options when it starts. */
interface Minimizer {
  readonly _args?: readonly {readonly minimizerOptions?: {readonly format?: {ascii_only?: boolean}}}[];
}

/**
 * Lets scripts contain characters as they are. Docusaurus has each Chinese character written as `\u4e2d`, twice as
 * long, although every page says that it is UTF-8. Measured, after gzip: 1.4 KB of each Chinese page's main script, and
 * a tenth of its texts.
 *
 * @param minimizers of the bundler; absent while developing
 * @throws Error when Docusaurus makes the minifier in another way
 */
export function keepCharacters(minimizers: readonly unknown[] | undefined): void {
  if (!minimizers) return;
  const formats = minimizers
    .flatMap((one) => (one as Minimizer)._args?.[0]?.minimizerOptions?.format ?? [])
    .filter((format) => 'ascii_only' in format);
  if (formats.length === 0)
    throw new Error(
      'Framework patch "minifier-escapes": no minifier of scripts has the option ascii_only. Delete src/framework-patches/minifier-escapes.',
    );
  for (const format of formats) format.ascii_only = false;
}
