import {appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ScanResult} from '../parse/scan';
import {cacheFolder} from './cacheFolder';
import {BUNDLED} from './version';

/** A result as it stands in the file: most are written as they were read, and those of changed files never parsed. */
interface Entry {hash: string; json: string}

/**
 * Results of `scan` by path and content, valid for one version of the rules. The file holds the version in its first
 * line and one entry in each other; a small change appends lines, of which the last counts.
 */
export class ScanCache {
  private readonly entries: Map<string, Entry>;
  private readonly file: string;
  private readonly used = new Set<string>();
  private readonly fresh = new Map<string, Entry>();
  private stale = true;

  /** Commands that run the sources, such as `npm run routes`, have a version and so a file of their own. */
  constructor(root: string, private readonly version: string) {
    this.file = path.join(cacheFolder(root), BUNDLED ? 'scan-bundled.ndjson' : 'scan.ndjson');
    this.entries = this.read();
  }

  get(file: string, hash: string): ScanResult | undefined {
    this.used.add(file);
    const entry = this.entries.get(file);
    if (entry?.hash !== hash) return undefined;
    try {
      return JSON.parse(entry.json) as ScanResult;
    } catch {
      return undefined; // A torn line.
    }
  }

  /** @param json the result as text, where somebody has it already */
  set(file: string, hash: string, result: ScanResult, json = JSON.stringify(result)): void {
    this.used.add(file);
    this.fresh.set(file, {hash, json});
    this.entries.set(file, {hash, json});
  }

  /**
   * Keeps what is new for the next run.
   * @param partial only a part of the files was looked at, so entries that nobody asked for are kept
   */
  save(partial: boolean): void {
    mkdirSync(path.dirname(this.file), {recursive: true});
    const lines = (entries: Iterable<[string, Entry]>) => [...entries].map(([file, {hash, json}]) => `${JSON.stringify(file)}\t${hash}\t${json}\n`).join('');
    const gone = [...this.entries.keys()].filter((file) => !this.used.has(file));
    if (!this.stale && (partial || gone.length === 0) && this.fresh.size < 50) {
      if (this.fresh.size > 0) appendFileSync(this.file, lines(this.fresh));
      return;
    }
    if (!partial) for (const file of gone) this.entries.delete(file);
    // Written to a second file first: two checks may run at once.
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, `${this.version}\n${lines(this.entries)}`);
    renameSync(draft, this.file);
  }

  private read(): Map<string, Entry> {
    try {
      const [version, ...lines] = readFileSync(this.file, 'utf8').split('\n');
      if (version !== this.version) return new Map();
      const entries = new Map(lines.filter(Boolean).map((line): [string, Entry] => {
        const [file = '', hash = '', json = ''] = line.split('\t');
        return [JSON.parse(file) as string, {hash, json}];
      }));
      this.stale = false;
      return entries;
    } catch {
      return new Map(); // No cache yet, or a torn one: start again.
    }
  }
}
