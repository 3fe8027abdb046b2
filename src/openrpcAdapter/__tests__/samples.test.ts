import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {sampleKinds, withoutSubscription} from 'docusaurus-plugin-openrpc/samples';
import {adapterOptions} from '../options';
import {samples, subscriptionSamples} from '../samples';

describe.each([...samples, ...subscriptionSamples])('sample for $label, $file', (kind) => {
  it.each([[[]], [['0x1', true, null, {to: 'quote \' double " tick ` dollar ${x}'}]]])(
    'is well-formed for %j',
    (params) => {
      const code = kind.write({url: "https://node.example/it's", method: 'cfx_call', params});
      expect(code.endsWith('\n')).toBe(true);
      expect(code).toContain("'cfx_call'");
      expect(
        ts.transpileModule(code, {reportDiagnostics: true, compilerOptions: {target: ts.ScriptTarget.ES2022}})
          .diagnostics,
      ).toEqual([]);
    },
  );
});

it('the option lists all of them, and one of them cannot subscribe', () => {
  expect(sampleKinds(adapterOptions.samples, samples)).toEqual(samples);
  expect(withoutSubscription(adapterOptions.samples, subscriptionSamples)).toEqual(['cive']);
});
