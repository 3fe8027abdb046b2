import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page} from './support';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const EN = 'docs/a.mdx';

describe('rule chinese-style', () => {
  it.each([
    ['打开您的钱包。', 3],
    ['对合约进行验证。', 4],
    ['先进行了一次部署，再调用。', 2],
    ['这个函数被用来转账。', 5],
    ['为了能够签名，先解锁。', 1],
    ['水龙头未在此试用。', 4],
    ['这一步没有在这里实际触发。', 4],
    ['需要注意的是，nonce 不会重复。', 1],
    ['众所周知，区块有上限。', 1],
    ['你可以轻松部署。', 4],
    ['一座无缝的桥。', 3],
  ])('names the words in %s', async (text, column) => {
    expectFindings(await lines({[ZH]: page(text)}, 'chinese-style'), [`${ZH}:7:${column}  chinese-style`]);
  });

  it('names them in titles, tables and admonitions', async () => {
    expectFindings(await lines({[ZH]: page('| 步骤 |\n|---|\n| 进行部署 |', {title: '您的钱包'})}, 'chinese-style'), [
      `${ZH}:2:8  chinese-style`,
      `${ZH}:9:3  chinese-style`,
    ]);
  });

  it.each([
    '正在进行的选举，质押和治理也在这里进行。',
    '留意三个字段，请注意安全。',
    '运行 `进行部署` 命令，在这里运行它。',
    '其中一个被丢弃，用来计算哈希，常用于签名。',
  ])('leaves %s alone', async (text) => expect(await lines({[ZH]: page(text)}, 'chinese-style')).toEqual([]));

  it('reads Chinese pages only', async () =>
    expect(await lines({[EN]: page('您 is a polite form.')}, 'chinese-style')).toEqual([]));
});
