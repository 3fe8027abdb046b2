import {spawn} from 'node:child_process';

const LIMIT_MS = 120_000;

/** A question that a program asks, and what its user types. */
export type Typed = readonly [question: string, answer: string];

/** Runs a program in a terminal: waits for each question in turn, then types the answer. Returns the output. */
export function typeAnswers(
  command: string,
  args: readonly string[],
  options: {cwd: string; env: NodeJS.ProcessEnv},
  dialogue: readonly Typed[],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {...options, stdio: ['pipe', 'pipe', 'pipe']});
    const limit = setTimeout(() => child.kill(), LIMIT_MS);
    const open = [...dialogue];
    let printed = '';
    let unread = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      unread += chunk.toString('utf8');
      const at = open[0] ? unread.indexOf(open[0][0]) : -1;
      if (at < 0) return;
      unread = unread.slice(at + open[0]![0].length);
      child.stdin.write(`${open.shift()![1]}\n`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(limit);
      if (code !== 0) reject(new Error(`"${command} ${args.join(' ')}" failed:\n${printed}`));
      else if (open.length > 0)
        reject(new Error(`"${command} ${args.join(' ')}" never asked "${open[0]![0]}":\n${printed}`));
      else resolve(printed);
    });
  });
}
