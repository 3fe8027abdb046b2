import type {Block, PageRule, Problem} from '../types';
import {type Banned, findWords} from './wordList';

const DROP = 'Leave the words out: the sentence says the same without them.';
/** Verbs that don't need 进行; "正在进行的" and other uses of 进行 as a full verb are correct. */
const VERBS =
  '比对|核对|比较|检查|验证|测试|分析|计算|估算|查询|访问|调用|转账|签名|授权|部署|编译|升级|开发|注册|配置|设置|修改|更新|处理|操作|管理|通信|交互|交易|质押|同步|解析|编码|解码';

/** Calques from English, and words that belittle the reader or advertise. */
const BANNED: Banned[] = [
  {pattern: /您/gu, fix: 'Write "你".'},
  {pattern: new RegExp(`进行(?:了|过)?(?:一[次个])?(?:${VERBS})`, 'gu'), fix: 'Use the verb itself, without "进行".'},
  {pattern: /被用[来于]/gu, fix: 'Leave "被" out.'},
  {pattern: /为了能够/gu, fix: 'Write "为了".'},
  {
    pattern: /(?:未|没有)在(?:这里|此)(?:实际)?(?=运行|试|测|请求|触发)/gu,
    fix: 'Write "未经实测", or "未实际复现" for an error.',
  },
  {pattern: /(?:值得|需要)(?:特别)?注意的是|请注意[，：]/gu, fix: 'Start with the fact itself.'},
  {pattern: /众所周知|显而易见|不言而喻|毋庸置疑|毫无疑问/gu, fix: DROP},
  {pattern: /轻松|轻而易举|毫不费力|非常简单|简单地/gu, fix: 'Say what it takes: the steps, the time, the command.'},
  {pattern: /无缝|革命性|颠覆性|划时代|世界级|赋能|极致/gu, fix: 'Say what it does, with a number.'},
];

/** Finds calques, belittling words and advertising in Chinese. Skips code and addresses. */
export const chineseStyle: PageRule = {
  id: 'chinese-style',
  about: 'no calques from English, and no words that belittle, sell or pad, in Chinese prose',
  *check(page): Generator<Problem> {
    if (page.locale !== 'zh') return;
    for (const block of page.blocks) yield* checkStyle(block);
  },
};

/** Also used for texts outside of pages. */
export const checkStyle = (block: Block): Generator<Problem> => findWords(block, BANNED);
