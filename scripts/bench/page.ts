import type {LocaleFolder} from '../../src/languages';

/** Texts of generated pages, which pass every rule of the check. */
const SECTION: Record<LocaleFolder, (n: number) => string> = {
  en: (n) =>
    `A transaction of the account ${n} names its sender, its receiver and the value that moves. You sign it with \`signTransaction\`, and a node passes transaction ${n} on to its peers. See [the overview](/docs/overview) for the words that this page uses.\n\nThe node answers with a hash. The block that holds the transaction gets an epoch number, and after a few minutes nothing can turn it back.`,
  zh: (n) =>
    `账户 ${n} 的一笔交易写明发送者、接收者和转移的金额。你用 \`signTransaction\` 签名，节点再把交易 ${n} 转发给其他节点。本页用到的术语见[概览](/docs/overview)。\n\n节点返回一个哈希。包含这笔交易的区块会得到一个纪元号，几分钟之后就没有什么能够撤销它。`,
  es: (n) =>
    `Una transacción de la cuenta ${n} indica a quien envía, a quien recibe y el valor que se mueve. La firmas con \`signTransaction\`, y un nodo pasa la transacción ${n} a sus pares. Mira [el resumen](/docs/overview) para las palabras que usa esta página.\n\nEl nodo responde con un hash. El bloque que contiene la transacción recibe un número de época, y tras unos minutos nada puede deshacerla.`,
};
const HEADING: Record<LocaleFolder, string> = {en: 'Send it', zh: '发送', es: 'Envía'};
const EXTRAS =
  '```ts\nconst hash = await client.sendTransaction({to, value});\nconsole.log(await client.getTransactionReceipt({hash}));\n```\n\n| a | b |\n|---|---|\n| 1 | `0x1` |\n| 2 | `0x2` |\n';
/** Each page needs a different description. */
const DESCRIPTION: typeof SECTION = {
  en: (n) =>
    `How a transfer moves CFX between account ${n} and another one, what it costs, and how you see that it arrived.`,
  zh: (n) =>
    `介绍一笔转账如何在账户 ${n} 与另一个账户之间移动 CFX，需要多少费用，以及怎样确认它已经到账并且不会再被撤销。`,
  es: (n) => `Cómo una transferencia mueve CFX entre la cuenta ${n} y otra, cuánto cuesta y cómo ves que ha llegado.`,
};

/** The n-th page in a language: seven sections with prose, code and a table each. */
export function page(locale: LocaleFolder, n: number): string {
  const sections = Array.from(
    {length: 7},
    (_, i) => `## ${HEADING[locale]} ${i} {#part-${i}}\n\n${SECTION[locale](n * 10 + i)}\n\n${EXTRAS}`,
  );
  return `---\ntitle: Page ${n}\ndescription: ${DESCRIPTION[locale](n)}\ntype: concept\n---\n\n${sections.join('\n')}`;
}
