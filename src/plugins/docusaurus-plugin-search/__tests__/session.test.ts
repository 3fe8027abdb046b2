import {describe, expect, it, vi} from 'vitest';
import {SearchSession} from '../client/session';
import type {FirstFile} from '../format';
import type {SearchAnswer} from '../model';
import {indexOf} from './fixtures';

const FILES = indexOf([
  {
    url: '/a',
    title: 'Wallets',
    description: 'Choose one.',
    texts: ['intro', 'The quorum is here. A quorum, the quorum of a quorum.'],
  },
  {url: '/b', title: 'Quorum', texts: ['other']},
]);
const FIRST = {folder: 'v1', ...FILES.first} as FirstFile;

/** A session whose files arrive when the test says so. */
function start({pause = 0} = {}) {
  const asked: string[] = [];
  const waiting: {resolve: () => void; reject: () => void}[] = [];
  const session = new SearchSession(
    FIRST,
    (path) =>
      new Promise((resolve, reject) => {
        asked.push(path);
        waiting.push({
          resolve: () => resolve(FILES.others.get(path.slice(3))),
          reject: () => reject(new Error('gone')),
        });
      }),
    pause,
  );
  const answers: SearchAnswer[] = [];
  const find = (query: string, isCurrent = () => true) =>
    session.find(query, 5, (answer) => answers.push(answer), isCurrent);
  const arrive = (): void => waiting.splice(0).forEach(({resolve}) => resolve());
  const fail = (): void => waiting.splice(0).forEach(({reject}) => reject());
  return {asked, answers, find, arrive, fail};
}
const urls = ({hits}: SearchAnswer): string[] => hits.map(({url}) => url);

describe('a search', () => {
  it('answers at first with titles, then with all words, and last with texts', async () => {
    const {asked, answers, find, arrive} = start();
    const done = find('quorum');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(asked).toEqual(['v1/w0.json']);
    expect([urls(answers[0]!), answers[0]!.isComplete]).toEqual([['/b'], false]);
    arrive();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect([urls(answers[1]!), answers[1]!.isComplete]).toEqual([['/b', '/a'], false]);
    expect(answers[1]!.hits[1]).toMatchObject({section: undefined, excerpt: [{text: 'Choose one.', hit: false}]});
    arrive();
    await done;
    expect([urls(answers[2]!), answers[2]!.isComplete]).toEqual([['/b', '/a'], true]);
    expect(answers[2]!.hits[1]!.section!.url).toBe('/a#s1');
    expect(answers).toHaveLength(3);
  });

  it('answers once if everything is there', async () => {
    const {asked, answers, find, arrive} = start();
    const done = find('quorum');
    await vi.waitFor(() => (arrive(), expect(asked).toHaveLength(3)));
    arrive();
    await done;
    answers.length = 0;
    await find('quorum');
    expect(answers.map(({isComplete}) => isComplete)).toEqual([true]);
    expect(asked).toHaveLength(3);
  });

  it('does not say that nothing is found before it knows', async () => {
    const {answers, find, arrive} = start();
    const done = find('here');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(answers[0]).toMatchObject({total: 0, isComplete: false});
    arrive();
    await vi.waitFor(() => (arrive(), expect(answers.at(-1)!.isComplete).toBe(true)));
    await done;
    expect(urls(answers.at(-1)!)).toEqual(['/a']);
  });

  it('loads no text for a query that a later one has overtaken', async () => {
    const {asked, answers, find, arrive} = start();
    let isCurrent = true;
    const done = find('quorum', () => isCurrent);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    isCurrent = false;
    arrive();
    await done;
    expect(asked).toEqual(['v1/w0.json']);
    expect(answers.filter((answer) => answer.isComplete)).toEqual([]);
  });

  it('ends with what it has if a file is missing, and asks again with the next query', async () => {
    const {asked, answers, find, fail, arrive} = start();
    const done = find('quorum');
    await vi.waitFor(() => (fail(), expect(answers.at(-1)?.isComplete).toBe(true)));
    await done;
    expect(urls(answers.at(-1)!)).toEqual(['/b']);
    const before = asked.length;
    const again = find('quorum');
    await vi.waitFor(() => (arrive(), expect(answers.at(-1)!.hits).toHaveLength(2)));
    await vi.waitFor(() => (arrive(), expect(answers.at(-1)!.isComplete).toBe(true)));
    await again;
    expect(asked.length).toBeGreaterThan(before);
  });
});
