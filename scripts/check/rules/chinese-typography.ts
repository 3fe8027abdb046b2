import {position} from '../parse/blocks';
import type {Block, PageRule, Problem} from '../types';

const HAN = '\\p{Script=Han}';
/** Half-width marks and the full-width ones that follow Chinese words. */
const FULL: Record<string, string> = {',': '，', '.': '。', ':': '：', ';': '；', '?': '？', '!': '！'};
/** Traditional characters that input methods slip in, with the simplified ones. */
const TRADITIONAL: Record<string, string> = {
  鏈: '链',
  區: '区',
  塊: '块',
  幣: '币',
  錢: '钱',
  賬: '账',
  帳: '账',
  網: '网',
  絡: '络',
  節: '节',
  點: '点',
  驗: '验',
  證: '证',
  質: '质',
  礦: '矿',
  發: '发',
  為: '为',
  這: '这',
  個: '个',
  們: '们',
  會: '会',
  時: '时',
  間: '间',
  與: '与',
  從: '从',
  對: '对',
  應: '应',
  數: '数',
  據: '据',
  碼: '码',
  編: '编',
  譯: '译',
  運: '运',
  開: '开',
  關: '关',
  轉: '转',
  費: '费',
  執: '执',
  調: '调',
  試: '试',
};

interface Pattern {
  pattern: RegExp;
  message: (match: string) => string;
  fix: (match: string) => string;
}
const PATTERNS: Pattern[] = [
  {
    pattern: new RegExp(`${HAN}[A-Za-z0-9\\uFFFC]|[A-Za-z0-9%\\uFFFC]${HAN}`, 'gu'),
    message: (m) => `"${show(m)}" has no space between Chinese and Latin.`,
    fix: (m) => `Write "${show([...m].join(' '))}".`,
  },
  {
    pattern: new RegExp(`${HAN}[,;:?!](?!\\d)|${HAN}\\.(?![\\w./])`, 'gu'),
    message: (m) => `"${m}" has a half-width mark after a Chinese character.`,
    fix: (m) => `Write "${m.slice(0, -1)}${FULL[m.slice(-1)]}".`,
  },
  {
    pattern: new RegExp(`\\([^()\\n]*${HAN}[^()\\n]*\\)`, 'gu'),
    message: (m) => `"${show(m)}" has half-width brackets around Chinese.`,
    fix: (m) => `Write "（${show(m.slice(1, -1))}）".`,
  },
  {
    pattern: new RegExp(`["'][^"'\\n]*${HAN}[^"'\\n]*["']|${HAN}["']|["']${HAN}`, 'gu'),
    message: (m) => `"${show(m)}" has straight quotes next to Chinese.`,
    fix: () => 'Use “ and ”.',
  },
  {
    pattern: /[，。：；？！、（）“”] |(?<=\S) [，。：；？！、）”]/gu,
    message: (m) => `"${m}" has a space next to a full-width mark.`,
    fix: () => 'Delete the space, because the mark includes one.',
  },
  {
    pattern: new RegExp(`${HAN} +${HAN}`, 'gu'),
    message: (m) => `"${m}" has a space between two Chinese characters.`,
    fix: (m) => `Write "${m.replaceAll(' ', '')}".`,
  },
  {
    pattern: /「[^」\n]*」?|」/gu,
    message: (m) => `"${show(m)}" has corner brackets.`,
    fix: (m) => `Write "${show(m).replace('「', '“').replace('」', '”')}".`,
  },
  {
    pattern: /[，。]{2,}|[！？]{3,}|。。+/gu,
    message: (m) => `"${m}" repeats a mark.`,
    fix: () => 'Keep one; an ellipsis is "……".',
  },
  {
    pattern: /[Ａ-Ｚａ-ｚ０-９]+/gu,
    message: (m) => `"${m}" is written with full-width letters or digits.`,
    fix: (m) => `Write "${m.normalize('NFKC')}".`,
  },
  {
    pattern: new RegExp(Object.keys(TRADITIONAL).join('|'), 'gu'),
    message: (m) => `"${m}" is a traditional character.`,
    fix: (m) => `Write "${TRADITIONAL[m]}".`,
  },
];

/** Spaces, marks, quotes and characters in Chinese prose. Code, addresses and tags are not prose. */
export const chineseTypography: PageRule = {
  id: 'chinese-typography',
  about: 'a space between Chinese and Latin, full-width marks after Chinese, curved quotes, simplified characters',
  *check(page): Generator<Problem> {
    if (page.locale !== 'zh') return;
    for (const block of page.blocks) yield* checkBlock(block);
  },
};

/** Also used for interface messages. */
export function* checkBlock(block: Block): Generator<Problem> {
  for (const {pattern, message, fix} of PATTERNS) {
    for (const match of block.text.matchAll(pattern)) {
      yield {...position(block, match.index), message: message(match[0]), fix: fix(match[0])};
    }
  }
}

function show(text: string): string {
  return text.replaceAll('\uFFFC', '`…`');
}
