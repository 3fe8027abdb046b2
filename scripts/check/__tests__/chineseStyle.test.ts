import {describe, expect, it} from 'vitest';
import {lines, page} from './support';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const EN = 'docs/a.mdx';
const LIST = 'is on the list of words we do not use.';
const DROP = 'Leave the words out: the sentence says the same without them.';

describe('rule chinese-style', () => {
  it.each([
    ['打开您的钱包。', 3, '您', 'Write "你".'],
    ['对合约进行验证。', 4, '进行验证', 'Use the verb itself, without "进行".'],
    ['先进行了一次部署，再调用。', 2, '进行了一次部署', 'Use the verb itself, without "进行".'],
    ['这个函数被用来转账。', 5, '被用来', 'Leave "被" out.'],
    ['为了能够签名，先解锁。', 1, '为了能够', 'Write "为了".'],
    ['水龙头未在此试用。', 4, '未在此', 'Write "未经实测", or "未实际复现" of an error.'],
    ['这一步没有在这里实际触发。', 4, '没有在这里实际', 'Write "未经实测", or "未实际复现" of an error.'],
    ['需要注意的是，nonce 不会重复。', 1, '需要注意的是', 'Start with the fact itself.'],
    ['众所周知，区块有上限。', 1, '众所周知', DROP],
    ['你可以轻松部署。', 4, '轻松', 'Say what it takes: the steps, the time, the command.'],
    ['一座无缝的桥。', 3, '无缝', 'Say what it does, with a number.'],
  ])('names the words in %s', async (text, column, words, fix) => {
    expect(await lines({[ZH]: page(text)}, 'chinese-style')).toEqual([`${ZH}:7:${column}  chinese-style  "${words}" ${LIST} ${fix}`]);
  });

  it('names them in titles, tables and admonitions', async () => {
    expect(await lines({[ZH]: page('| 步骤 |\n|---|\n| 进行部署 |', {title: '您的钱包'})}, 'chinese-style')).toEqual([
      `${ZH}:2:8  chinese-style  "您" ${LIST} Write "你".`,
      `${ZH}:9:3  chinese-style  "进行部署" ${LIST} Use the verb itself, without "进行".`,
    ]);
  });

  it.each([
    '正在进行的选举，质押和治理也在这里进行。',
    '留意三个字段，请注意安全。',
    '运行 `进行部署` 命令，在这里运行它。',
    '其中一个被丢弃，用来计算哈希，常用于签名。',
  ])('leaves %s alone', async (text) => expect(await lines({[ZH]: page(text)}, 'chinese-style')).toEqual([]));

  it('reads Chinese pages only', async () => expect(await lines({[EN]: page('您 is a polite form.')}, 'chinese-style')).toEqual([]));
});
