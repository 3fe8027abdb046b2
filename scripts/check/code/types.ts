/** A parser's message about one position in a piece of code; the line counts from 1 within the piece. */
export interface Fault {
  line: number;
  message: string;
}

/** The tool that a parser needs and this machine does not have. */
interface MissingTool {
  missing: string;
}

/**
 * Parses many pieces at once, because starting a parser takes longer than parsing. Returns one list of faults for each
 * piece.
 */
export type Parser = (
  codes: readonly string[],
) => readonly Fault[][] | MissingTool | Promise<readonly Fault[][] | MissingTool>;

/** A piece of code with its position: a fence of a page, or a snippet. */
export interface Piece {
  file: string;
  /** Line of the file that contains the first line of the code. */
  line: number;
  language: string;
  code: string;
}
