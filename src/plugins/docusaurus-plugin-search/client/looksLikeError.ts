/** Codes, JSON, names of errors such as NotEnoughCash, and the words of messages in all languages. */
const SIGNS = [
  /(?<![\p{L}\p{N}.])[-\u2212]?3\d{4}(?![\p{L}\p{N}])/u,
  /["{}]|0x[0-9a-f]{8}/i,
  /\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/,
  /\b(?:error|exception|fail(?:s|ed|ure)?|invalid|revert(?:s|ed)?|reject(?:s|ed)|refused|insufficient|denied|timeout)\b/i,
  /(?<!\p{L})(?:fall[aoó]s?|inválid[oa]s?|rechazad[oa]s?|insuficientes?)(?!\p{L})/iu,
  /错误|报错|失败|无效|被拒|不足|超时/,
];

/** Whether a query could be an error that a reader has pasted or describes. */
export const looksLikeError = (query: string): boolean => SIGNS.some((sign) => sign.test(query));
