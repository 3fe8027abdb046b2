import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasTool} from '../../../lib/tools';
import type {Fault, Parser} from '../types';

/** JavaScript and TypeScript with the compiler's own parser, without types. */
const byCompiler =
  (fileName: string): Parser =>
  async (codes) => {
    const {default: ts} = await import('typescript');
    const compilerOptions = {target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve};
    return codes.map((code) => {
      const [first] = ts.transpileModule(code, {fileName, reportDiagnostics: true, compilerOptions}).diagnostics ?? [];
      if (!first) return [];
      return [
        {
          line: first.file!.getLineAndCharacterOfPosition(first.start!).line + 1,
          message: ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, ''),
        },
      ];
    });
  };
export const typescript = byCompiler('code.ts');
export const tsx = byCompiler('code.tsx');
export const javascript = byCompiler('code.js');

const PYTHON = `
import ast, json, sys
out = []
for code in json.load(sys.stdin):
    try:
        ast.parse(code)
        out.append([])
    except (SyntaxError, ValueError) as error:
        out.append([{"line": getattr(error, "lineno", None) or 1, "message": getattr(error, "msg", None) or str(error)}])
json.dump(out, sys.stdout)
`;

/** One process for all of them. */
export const python: Parser = (codes) => {
  if (!hasTool('python3')) return {missing: 'python3'};
  const {status, stdout} = spawnSync('python3', ['-I', '-c', PYTHON], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return status === 0 ? (JSON.parse(stdout) as Fault[][]) : codes.map(() => []);
};

/** Reads every given file and prints the output of `bash -n`, with a mark after each. */
const DRIVER = 'for file; do LC_ALL=C bash -n "$file" 2>&1; printf "\\0"; done';

/** One process runs `bash -n` over all of them, which takes about a millisecond for each. */
export const shell: Parser = (codes) => {
  if (!hasTool('bash')) return {missing: 'bash'};
  const folder = mkdtempSync(path.join(tmpdir(), 'check-shell-'));
  try {
    const names = codes.map((_, index) => `${index}.sh`);
    for (const [index, code] of codes.entries()) writeFileSync(path.join(folder, names[index]!), `${code}\n`);
    const {stdout} = spawnSync('bash', ['-c', DRIVER, 'bash', ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const said = (stdout ?? '').split('\0');
    return codes.map((_, index) => {
      const [, line, message] = /^\d+\.sh: line (\d+): (.*)$/m.exec(said[index] ?? '') ?? [];
      return line === undefined ? [] : [{line: Number(line), message: message!}];
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};
