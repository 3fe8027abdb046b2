import {describe, expect, it} from 'vitest';
import {htmlOf, propsOf, treeOf} from './compiled';

const props = (element: string, locale?: string) => propsOf(element, 'Parameter', locale);

describe('<Parameter> in pages', () => {
  it('gets the data of its record, in a sentence and as a separate block', async () => {
    const filled = {
      of: 'heartbeat_timeout_ms',
      value: '180000',
      shown: '180,000\u00a0ms',
      source: expect.stringContaining('configuration.rs'),
    };
    expect(await props('After <Parameter of="heartbeat_timeout_ms" /> it ends.')).toEqual(filled);
    expect(await props('<Parameter of="heartbeat_timeout_ms" />')).toEqual(filled);
  });

  it('shows numbers and units in the language of the page, and copies them bare', async () => {
    expect(await props('<Parameter of="heartbeat_timeout_ms" />', 'es')).toMatchObject({
      value: '180000',
      shown: '180\u202f000\u00a0ms',
    });
    expect((await props('<Parameter of="max_block_size_in_bytes" />', 'zh')).shown).toMatch(/^[\d,]+\u00a0字节$/);
    // A port is a name that consists of digits, and a word of the configuration file is shown as code.
    expect(await props('<Parameter of="tcp_port" />')).toMatchObject({value: '32323', shown: '32323'});
    expect(await props('<Parameter of="public_rpc_apis" />')).toMatchObject({form: 'code'});
  });

  it('`shipped` selects the value of the shipped file', async () => {
    expect(await props('<Parameter of="get_logs_filter_max_limit" shipped />')).toMatchObject({value: '5000'});
  });

  it('without a name, or with an unknown one, the build stops', async () => {
    await expect(htmlOf('<Parameter />')).rejects.toThrow('<Parameter> needs "of" as text');
    await expect(htmlOf('<Parameter of="nope" />')).rejects.toThrow('There is no parameter "nope"');
  });

  it('keeps attributes that are written as code, and adds no empty ones', () => {
    const tree = treeOf('<Parameter {...more} of="heartbeat_timeout_ms" />');
    const [spread, ...named] = (tree.children[0] as unknown as {attributes: {type: string; value?: unknown}[]})
      .attributes;
    expect(spread).toMatchObject({type: 'mdxJsxExpressionAttribute'});
    expect(named.map(({type, value}) => [type, typeof value])).toEqual(named.map(() => ['mdxJsxAttribute', 'string']));
  });
});
