import inlineScripts from './inline-scripts.json';
import {ASSISTANT_SCRIPT} from './assistant';
import {ASSISTANT_KEY} from './assistantKey';

/** What a policy depends on. */
export interface PolicyParts {
  /** Base64 SHA-256 of every inline script that may run. */
  readonly inlineHashes: readonly string[];
  /** Scripts of other hosts that may run: exact files. */
  readonly foreignScripts: readonly string[];
}

/** Hashes that `npm run hosting` recorded from a finished build. */
export const KNOWN_INLINE_HASHES: readonly string[] = inlineScripts.map(({sha256}) => sha256);

/** The parts of a build: the assistant's script is foreign, and allowed only when a key enables it. */
export const partsFor = (assistantKey: string): PolicyParts => ({
  inlineHashes: KNOWN_INLINE_HASHES,
  foreignScripts: assistantKey ? [ASSISTANT_SCRIPT] : [],
});

/** The parts of this build. */
export const policyParts: PolicyParts = partsFor(ASSISTANT_KEY);

/** Readers may send requests to a public endpoint of their choice or to a node on their own machine. */
const ENDPOINTS = [
  'https:',
  'wss:',
  'http://localhost:*',
  'http://127.0.0.1:*',
  'ws://localhost:*',
  'ws://127.0.0.1:*',
];

/** The directives, in order. No script runs that is neither a file of this site nor a known inline script. */
function directives({inlineHashes, foreignScripts}: PolicyParts): [name: string, ...values: string[]][] {
  // The assistant shows avatars of its own service, runs its editor in workers that it makes and colours code with
  // WebAssembly (which is not JavaScript's eval). Without it there is nothing of all that.
  const hasAssistant = foreignScripts.length > 0;
  return [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...inlineHashes.map((hash) => `'sha256-${hash}'`),
      ...foreignScripts,
      ...(hasAssistant ? ["'wasm-unsafe-eval'"] : []),
    ],
    // Style attributes carry heights of animations and blurred previews of images.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...(hasAssistant ? ['https:'] : [])],
    ['font-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...ENDPOINTS],
    ['worker-src', "'self'", ...(hasAssistant ? ['blob:'] : [])],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
}

/** One directive a value of `;`-separated words. */
const print = (list: string[][]): string => list.map((words) => words.join(' ')).join('; ');

/** The policy for a `<meta>` element. Browsers ignore `frame-ancestors` there and complain, so it is left out. */
export const metaPolicy = (parts: PolicyParts = policyParts): string => print(directives(parts));

/** The policy for an HTTP header: the same, and no site may frame this one. */
export const headerPolicy = (parts: PolicyParts = policyParts): string =>
  print([...directives(parts), ['frame-ancestors', "'none'"]]);
