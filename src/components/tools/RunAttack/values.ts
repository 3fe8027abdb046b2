/** What the reader has chosen. Amounts are decimal text in CFX, in the format of programs. */
export interface FormValues {
  readonly attack: string;
  readonly fixed: string;
  readonly amounts: Readonly<Record<string, string>>;
}
