import {shardName, type FirstFile, type Shard, type TextFile, type WordsFile} from '../format';
import type {SearchAnswer} from '../model';
import {SearchEngine} from './engine';

/** Reads a file of the index; `path` is relative to the folder of the first file. */
export type ReadFile = (path: string) => Promise<unknown>;

/** How long an answer waits for files that are about to arrive, so that results don't change at once (ms). */
const PATIENCE = 60;
/**
 * How long a reader pauses before the texts of results are loaded: while typing, each letter has other results (ms).
 */
const PAUSE = 150;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Searches one index. It loads what a query needs, and answers with what it has: first with titles, descriptions and
 * headings, then with all words, then with the texts.
 */
export class SearchSession {
  private readonly engine: SearchEngine;
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    private readonly first: FirstFile,
    private readonly readFile: ReadFile,
    private readonly pause = PAUSE,
  ) {
    this.engine = new SearchEngine(first);
  }

  addWords(words: WordsFile): void {
    this.engine.addWords(words);
  }

  /**
   * @param onAnswer receives each answer; the last one is complete
   * @param isCurrent whether the answer is still wanted
   */
  async find(
    query: string,
    limit: number,
    onAnswer: (answer: SearchAnswer) => void,
    isCurrent: () => boolean = () => true,
  ): Promise<void> {
    const shards = this.engine.missingShards(query).map((position) => this.loadShard(position));
    const areThere = Promise.all(shards).then(() => true);
    const isQuick = shards.length === 0 || (await Promise.race([areThere, wait(PATIENCE).then(() => false)]));
    if (!isCurrent()) return;
    if (!isQuick) {
      onAnswer({...this.engine.answer(this.engine.find(query), limit), isComplete: false});
      await areThere;
      if (!isCurrent()) return;
    }
    const found = this.engine.find(query);
    const texts = this.engine.missingTexts(found, limit);
    onAnswer({...this.engine.answer(found, limit), isComplete: texts.length === 0});
    if (texts.length === 0) return;
    await wait(this.pause);
    if (!isCurrent()) return;
    await Promise.all(texts.map((name) => this.loadText(name)));
    if (isCurrent()) onAnswer({...this.engine.answer(found, limit), isComplete: true});
  }

  private loadShard(position: number): Promise<void> {
    return this.load(shardName(position), (words) => this.engine.addShard(position, words as Shard));
  }

  private loadText(name: string): Promise<void> {
    return this.load(name, (text) => this.engine.addText(name, text as TextFile));
  }

  /** Loads a file once. Without it, answers are less good, and the next query tries again. */
  private load(name: string, add: (content: unknown) => void): Promise<void> {
    const started =
      this.loading.get(name) ??
      this.readFile(`${this.first.folder}/${name}`).then(add, () => void this.loading.delete(name));
    this.loading.set(name, started);
    return started;
  }
}
