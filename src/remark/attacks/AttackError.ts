/** A fault of an `attack.json`, with its place and its fix. */
export class AttackError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly column: number,
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${file}:${line}:${column}  attacks  ${problem} ${fix}`);
    this.name = 'AttackError';
  }
}
