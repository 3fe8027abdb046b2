import {execFileSync} from 'node:child_process';
import {toolIsMissing} from '@site/scripts/lib/tools';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parseJson} from '../exactJson';
import {SAMPLE_IDS, sampleKinds, type SampleKind} from '../samples';
import {subscriptionKinds, withoutSubscription} from '../samples/subscriptions';

const ALL = ['curl', 'fetch', 'python', 'ethers', 'viem', 'web3'];
/** A sample that a site adds. */
const OWN: SampleKind = {
  id: 'wget',
  label: 'wget',
  language: 'bash',
  file: 'wget.sh',
  packages: [],
  write: ({url}) => `wget ${url}\n`,
};
const CALLS = [
  [],
  ['0x1', 'latest', true, null, 7],
  [
    {to: `0x${'a'.repeat(40)}`, data: `0x${'b'.repeat(200)}`, accessList: [{address: '0x1', storageKeys: []}]},
    {blockHash: '0x2', 'odd-key': 1},
  ],
  [`quote ' double " back \\ tick \` dollar \${x} new\nline 树图 \ud800`],
  [JSON.parse('{"__proto__": {"a": 1}}')],
  parseJson('[12345678901234567890, {"a": [1e400, 0.1234567890123456789]}]') as unknown[],
];

const missing: Record<string, boolean> = {
  curl: toolIsMissing('the form of samples for curl', 'bash'),
  python: toolIsMissing('the form of samples for Python', 'python3'),
};

describe.each([...sampleKinds(ALL), ...subscriptionKinds(ALL)].filter(({id}) => !missing[id]))(
  'sample for $label, $file',
  (kind) => {
    it.each(CALLS.map((params) => [JSON.stringify(params).slice(0, 40), params]))(
      'is well-formed for %s',
      (_, params) => {
        const code = kind.write({url: "https://node.example/it's", method: 'eth_call', params: params as unknown[]});
        expect(code.endsWith('\n')).toBe(true);
        if (kind.language === 'js')
          expect(
            ts.transpileModule(code, {reportDiagnostics: true, compilerOptions: {target: ts.ScriptTarget.ES2022}})
              .diagnostics,
          ).toEqual([]);
        else if (kind.language === 'python')
          execFileSync('python3', ['-c', 'import ast,sys; ast.parse(sys.stdin.read())'], {input: code});
        else execFileSync('bash', ['-n'], {input: code});
      },
    );
  },
);

it.skipIf(missing.curl)('curl passes the body through the shell unchanged', () => {
  const params = CALLS[3]!;
  const code = sampleKinds(['curl'])[0]!.write({url: 'https://node.example', method: 'm', params});
  const printed = execFileSync('bash', ['-c', `curl() { printf '%s' "\${@: -1}"; }; ${code}`]).toString();
  expect(JSON.parse(printed)).toEqual({jsonrpc: '2.0', id: 1, method: 'm', params});
});

/** What the Python sample would send. */
function sentByPython(params: unknown[]): string {
  const code = sampleKinds(['python'])[0]!.write({url: 'https://node.example', method: 'm', params});
  const [body] = code.split('request = ');
  const data = /data=(.*)\.encode\(\)/.exec(code)![1]!;
  return execFileSync('python3', ['-c', `${body}print(${data})`])
    .toString()
    .trim();
}

it.skipIf(missing.python).each(['12345678901234567890', '-9007199254740993', '0.1234567890123456789', '1e400'])(
  'Python sends %s with all its digits',
  (number) =>
    expect(sentByPython(parseJson(`["0x1",{"a":${number}}]`) as unknown[]).replaceAll(' ', '')).toContain(
      `"a":${number}`,
    ),
);

it('every kind either subscribes or is named among those that cannot', () => {
  expect(subscriptionKinds(ALL).map(({id}) => id)).toEqual(['fetch', 'ethers', 'viem', 'web3']);
  expect(withoutSubscription(ALL)).toEqual(['curl', 'python']);
});

it('an unknown kind is named', () => expect(() => sampleKinds(['go'])).toThrow('Unknown sample "go"'));

it('the kinds of an adapter stand beside the plugin’s own', () => {
  expect(SAMPLE_IDS).toEqual(['curl', 'fetch', 'python', 'ethers', 'viem', 'web3']);
  expect(sampleKinds(['wget', 'curl'], [OWN]).map(({id}) => id)).toEqual(['wget', 'curl']);
  expect(subscriptionKinds(['curl', 'wget'], [OWN])).toEqual([OWN]);
  expect(withoutSubscription(['curl', 'wget'], [OWN])).toEqual(['curl']);
  expect(withoutSubscription(['curl', 'wget'])).toEqual(['curl', 'wget']);
});
