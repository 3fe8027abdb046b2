import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {ASSISTANT_INTEGRITY, ASSISTANT_SCRIPT, ASSISTANT_VERSION} from '../../src/config/assistant';
import {assistantHeadTags} from '../../src/config/assistantKey';
import {assistantScript} from '../support/assistantPackage';

describe('assistant', () => {
  it('§7 assistant: the CDN address names an exact version', () => {
    expect(ASSISTANT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(ASSISTANT_SCRIPT).toContain(`@${ASSISTANT_VERSION}/`);
  });

  it('§7 assistant: the integrity is that of the standalone file of the real package', {timeout: 120_000}, () => {
    expect(ASSISTANT_INTEGRITY).toBe(`sha384-${createHash('sha384').update(assistantScript()).digest('base64')}`);
  });

  it('§7 assistant: the key stands in the page only when the build has one', () => {
    expect(assistantHeadTags('')).toEqual([]);
    expect(assistantHeadTags('abc')).toEqual([{tagName: 'meta', attributes: {name: 'assistant-key', content: 'abc'}}]);
  });
});
