import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './hash';
import {checkVersion} from './version';

/**
 * The cache of the check: values by key, stored between runs in a separate file and valid for one version of the check.
 * The file has the version in its first line and one entry in each other line. Entries that are not requested are never
 * parsed.
 */
export class VerdictCache<T> {
  private readonly entries: Map<string, string>;
  private readonly used = new Set<string>();
  private readonly file: string;
  private changed = false;

  constructor(
    root: string,
    name: string,
    private readonly version = checkVersion(root),
  ) {
    this.file = path.join(process.env.CHECK_CACHE ?? path.join(root, 'node_modules/.cache/check'), `${name}.ndjson`);
    this.entries = this.read();
  }

  static key(...parts: string[]): string {
    return hashOf(parts.join('\0'));
  }

  get(key: string): T | undefined {
    const json = this.entries.get(key);
    if (json === undefined) return undefined;
    this.used.add(key);
    return JSON.parse(json) as T;
  }

  set(key: string, value: T): void {
    this.changed = true;
    this.used.add(key);
    this.entries.set(key, JSON.stringify(value));
  }

  /** The value of an earlier run, or the result of `compute`. */
  getOrCompute(key: string, compute: () => T): T {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.set(key, value);
    return value;
  }

  /**
   * Writes the values that the next run can use.
   * @param partial this run requested only a part of the entries, so the others are kept too
   */
  save(partial = false): void {
    const dropped = partial ? [] : [...this.entries.keys()].filter((key) => !this.used.has(key));
    for (const key of dropped) this.entries.delete(key);
    if (!this.changed && dropped.length === 0) return;
    mkdirSync(path.dirname(this.file), {recursive: true});
    // Written to a second file first, because two checks can run at the same time, and each can be interrupted.
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(
      draft,
      `${this.version}\n${[...this.entries].map(([key, json]) => `${JSON.stringify(key)}\t${json}\n`).join('')}`,
    );
    renameSync(draft, this.file);
    this.changed = false;
  }

  private read(): Map<string, string> {
    try {
      const [version, ...lines] = readFileSync(this.file, 'utf8').split('\n');
      // The last line of a complete file is empty.
      if (version !== this.version || lines.pop() !== '') return new Map();
      return new Map(
        lines.map((line): [string, string] => {
          const end = line.indexOf('\t');
          return [JSON.parse(line.slice(0, end)) as string, line.slice(end + 1)];
        }),
      );
    } catch {
      return new Map(); // No file yet, or one in another format.
    }
  }
}
