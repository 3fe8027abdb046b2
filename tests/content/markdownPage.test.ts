import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {shownCode} from '../support/shownCode';

/** `/markdown-page` shows code as an example of how code looks. It must still be code that works. */
const PAGE = 'src/pages/markdown-page.mdx';
const TRANSLATIONS = ['zh', 'es'].map((folder) => `i18n/${folder}/docusaurus-plugin-content-pages/markdown-page.mdx`);
const codeIn = (language: string) => shownCode(PAGE).filter((fence) => fence.language === language).map(({code}) => code);

/** The part of solc-js that this test uses; the package has no types. */
interface Solc {
  compile(input: string): string;
}

describe('§2.1 /markdown-page: the code that it shows', () => {
  it('Solidity compiles without a warning', async () => {
    const {default: solc} = (await import('solc' as string)) as {default: Solc};
    const [content] = codeIn('solidity');
    const input = {language: 'Solidity', sources: {'Tip.sol': {content}}, settings: {outputSelection: {'*': {'*': ['abi']}}}};
    const output = JSON.parse(solc.compile(JSON.stringify(input))) as {errors?: {formattedMessage: string}[]; contracts: Record<string, unknown>};
    expect(output.errors?.map(({formattedMessage}) => formattedMessage) ?? []).toEqual([]);
    expect(Object.keys(output.contracts)).toEqual(['Tip.sol']);
  });

  it('TypeScript passes the strict compiler', () => {
    const file = path.resolve('node_modules/.markdown-page-sample.mts');
    fs.writeFileSync(file, codeIn('ts')[0] ?? '');
    try {
      const program = ts.createProgram([file], {strict: true, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, types: []});
      const own = ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).filter(({messageText}) => !/'console'/.test(String(messageText)));
      expect(own.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    } finally {
      fs.rmSync(file);
    }
  });

  it('JSON parses', () => {
    expect(codeIn('json').length).toBeGreaterThan(0);
    for (const code of codeIn('json')) expect(() => JSON.parse(code) as unknown).not.toThrow();
  });

  it.each(TRANSLATIONS)('is the same in %s', (file) => {
    expect(shownCode(file)).toEqual(shownCode(PAGE));
  });
});
