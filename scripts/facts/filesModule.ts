/** `pos-pools` as the name of a variable. */
const variable = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The module that imports all files of the facts, one import for each: Docusaurus follows the imports of its
 * configuration to know when cached pages are out of date.
 */
export function filesModule(names: readonly string[]): string {
  const imports = names.map((name) => `import ${variable(name)} from './${name}.json';`);
  const members = names.map((name) => (name === variable(name) ? `  ${name},` : `  '${name}': ${variable(name)},`));
  return `// Written by "npm run generate" from the names of the schemas.
${imports.join('\n')}

export const FILES = {
${members.join('\n')}
};
`;
}
