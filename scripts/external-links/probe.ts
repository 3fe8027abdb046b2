export type Verdict = {state: 'alive'} | {state: 'dead'; why: string};

export interface ProbeOptions {
  /** Milliseconds until a request times out. */
  timeout: number;
  /** How often a failed request is repeated, each time after a longer wait. */
  retries: number;
  /** Milliseconds before the first retry. */
  pause: number;
}

const DEFAULTS: ProbeOptions = {timeout: 20_000, retries: 2, pause: 2_000};
const GONE = new Set([404, 410]);

/**
 * Whether `url` can be reached. Only "not there" and "broken" count as dead: many hosts reject requests of programs
 * (403, 405, 429), which says nothing about the page.
 */
export async function probe(url: string, options: Partial<ProbeOptions> = {}): Promise<Verdict> {
  const {timeout, retries, pause} = {...DEFAULTS, ...options};
  let why = '';
  for (let attempt = 0; attempt <= retries; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    for (const method of ['HEAD', 'GET']) {
      why = await ask(url, method, timeout);
      if (why === '') return {state: 'alive'};
    }
  }
  return {state: 'dead', why};
}

/** What is wrong with the response, or ''. */
async function ask(url: string, method: string, timeout: number): Promise<string> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(timeout),
      headers: {'user-agent': 'conflux-docs link check'},
    });
    await response.body?.cancel();
    return GONE.has(response.status) || response.status >= 500 ? `status ${response.status}` : '';
  } catch (error) {
    const {name, message, cause} = error as Error & {cause?: {code?: string}};
    return name === 'TimeoutError' ? `no answer within ${timeout / 1000} s` : (cause?.code ?? message);
  }
}
