/**
 * Loader: replaces a module by one whose exports are undefined. `bundleRules.ts` lists the modules that no run of a
 * page reaches, because `src/evm/machine.ts` rejects what needs them.
 */
module.exports = function leaveOut(source) {
  const declared = [...source.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim().split(/ as /).at(-1)),
  );
  const names = [...new Set([...declared, ...listed])].filter(Boolean);
  if (names.length === 0) this.emitError(new Error(`${this.resourcePath} has no exports that could be left out.`));
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
};
