import {describe, expect, it} from 'vitest';
import {ASSISTANT_SCRIPT} from '../../../config/assistant';
import {headerPolicy, metaPolicy, partsFor} from '../../../config/csp';
import {hashOf, inlineScripts} from '../inlineScripts';
import {insertPolicy} from '../insertPolicy';

const parts = {inlineHashes: ['AAA='], foreignScripts: []};
/** The values of one directive of a policy. */
const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('inlineScripts', () => {
  it('finds scripts with minified, quoted and no attributes', () => {
    expect(
      inlineScripts('<script>a()</script><script data-rh=true>b()</script><script type="module">c()</script>'),
    ).toEqual(['a()', 'b()', 'c()']);
  });

  it('leaves out files and data', () => {
    expect(
      inlineScripts(
        '<script src=/a.js defer></script><script type=application/ld+json>{}</script><script type="application/json">{}</script>',
      ),
    ).toEqual([]);
  });

  it('is not deceived by an attribute whose name or value only resembles src', () => {
    expect(inlineScripts('<script data-src="/a.js">x()</script>')).toEqual(['x()']);
    expect(inlineScripts('<script data-note="a > b">y()</script>')).toEqual(['y()']);
    expect(inlineScripts('<script srcdoc="/a.js">z()</script>')).toEqual(['z()']);
    expect(inlineScripts('<script src = "/a.js"></script>')).toEqual([]);
  });

  it('hashes as the browser does', () => {
    // The example in the Content Security Policy Level 3 recommendation.
    expect(hashOf("alert('Hello, world.');")).toBe('qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});

describe('insertPolicy', () => {
  it('puts the policy before everything but the character set', () => {
    expect(insertPolicy('<html><head><meta charset=UTF-8><title>x</title></head>', 'P')).toBe(
      '<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="P"><title>x</title></head>',
    );
  });

  it('moves a late character set to the front and adds a missing one', () => {
    expect(insertPolicy('<head><title>x</title><meta charset="utf-8"></head>', 'P')).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="P"><title>x<\/title><\/head>$/,
    );
    expect(insertPolicy('<html><head data-x="y"></head></html>', 'P')).toBe(
      '<html><head data-x="y"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="P"></head></html>',
    );
  });

  it('refuses a text that is no page', () => {
    expect(() => insertPolicy('nothing', 'P')).toThrow('no <head>');
  });
});

describe('the policy', () => {
  it('§7 no call but the named ones: scripts are files of this site and known inline scripts', () => {
    expect(directive(metaPolicy(parts), 'script-src')).toEqual(["'self'", "'sha256-AAA='"]);
    for (const weak of ["script-src 'unsafe-inline'", 'unsafe-eval', 'strict-dynamic', 'unsafe-hashes'])
      expect(headerPolicy(parts)).not.toContain(weak);
  });

  it('forbids plugins, foreign bases, foreign form targets and, in the header, frames', () => {
    expect(headerPolicy(parts)).toMatch(
      /object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(metaPolicy(parts)).not.toContain('frame-ancestors');
  });

  it('lets readers call public endpoints and a node of their own', () => {
    expect(directive(metaPolicy(parts), 'connect-src')).toEqual([
      "'self'",
      'https:',
      'wss:',
      'http://localhost:*',
      'http://127.0.0.1:*',
      'ws://localhost:*',
      'ws://127.0.0.1:*',
    ]);
  });

  it("§7 assistant: names the CDN's file only when a key enables it", () => {
    const script = 'https://cdn.example/assistant.js';
    expect(directive(metaPolicy({...parts, foreignScripts: [script]}), 'script-src')).toContain(script);
    expect(directive(metaPolicy(partsFor('key')), 'script-src')).toContain(ASSISTANT_SCRIPT);
    expect(directive(metaPolicy(partsFor('key')), 'script-src')).not.toContain("'unsafe-eval'");
    for (const policy of [metaPolicy(partsFor('')), headerPolicy(partsFor(''))])
      expect(policy).not.toMatch(/cdn\.jsdelivr\.net|wasm|blob:|img-src [^;]*https:/);
  });
});
