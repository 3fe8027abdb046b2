import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFolder} from '../engine/cacheFolder';
import {hashOf} from '../engine/hash';
import {engineVersion} from '../engine/version';

/** Outcomes by the hash of what was judged, kept between runs and valid for one version of the check. */
export class Verdicts<T> {
  private readonly known: Record<string, T>;
  private readonly used: Record<string, T> = {};
  private readonly file: string;
  private readonly version: string;
  private fresh = false;

  constructor(root: string, name: string) {
    this.file = path.join(cacheFolder(root), `${name}.json`);
    this.version = engineVersion(root);
    this.known = this.read();
  }

  static key(...parts: string[]): string {
    return hashOf(parts.join('\0'));
  }

  get(key: string): T | undefined {
    const verdict = this.used[key] ?? this.known[key];
    if (verdict !== undefined) this.used[key] = verdict;
    return verdict;
  }

  set(key: string, verdict: T): void {
    this.fresh = true;
    this.used[key] = verdict;
  }

  /** The verdict of an earlier run, or that of `judge`. */
  keep(key: string, judge: () => T): T {
    const known = this.get(key);
    if (known !== undefined) return known;
    const verdict = judge();
    this.set(key, verdict);
    return verdict;
  }

  /** Keeps what this run asked for. */
  save(): void {
    if (!this.fresh && Object.keys(this.used).length === Object.keys(this.known).length) return;
    mkdirSync(path.dirname(this.file), {recursive: true});
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({version: this.version, verdicts: this.used}));
    renameSync(draft, this.file);
  }

  private read(): Record<string, T> {
    try {
      const {version, verdicts} = JSON.parse(readFileSync(this.file, 'utf8')) as {version: string; verdicts: Record<string, T>};
      return version === this.version ? verdicts : {};
    } catch {
      return {}; // No cache yet, or a torn one.
    }
  }
}
