import inlineScripts from './inline-scripts.json';
import {ASSISTANT_SCRIPT} from './assistant';
import {ASSISTANT_KEY} from './assistantKey';

/** The variable parts of a policy. */
export interface PolicyParts {
  /** Base64 SHA-256 of every inline script that is allowed. */
  readonly inlineHashes: readonly string[];
  /** Scripts of other hosts that are allowed: exact files. */
  readonly foreignScripts: readonly string[];
}

/** Hashes that `npm run generate` recorded from a finished build. */
export const KNOWN_INLINE_HASHES: readonly string[] = inlineScripts.map(({sha256}) => sha256);

/** The parts for a build. The assistant's script is on another host, and is only allowed if there is a key for it. */
export const partsFor = (assistantKey: string): PolicyParts => ({
  inlineHashes: KNOWN_INLINE_HASHES,
  foreignScripts: assistantKey ? [ASSISTANT_SCRIPT] : [],
});

/** The parts of this build. */
export const policyParts: PolicyParts = partsFor(ASSISTANT_KEY);

/** Readers can send requests to a public endpoint of their choice or to a node on their own machine. */
const ENDPOINTS = [
  'https:',
  'wss:',
  'http://localhost:*',
  'http://127.0.0.1:*',
  'ws://localhost:*',
  'ws://127.0.0.1:*',
];

/** The directives, in order. They only allow scripts that are files of this site or known inline scripts. */
function directives({inlineHashes, foreignScripts}: PolicyParts): [name: string, ...values: string[]][] {
  // The assistant shows avatars from its own service, runs its editor in workers that it creates, and colours code with
  // WebAssembly (which is not JavaScript's eval). Without the assistant, none of this is needed.
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
    // Animations set their heights, and images their blurred previews, in style attributes.
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

/** Joins the directives with semicolons. */
const print = (list: string[][]): string => list.map((words) => words.join(' ')).join('; ');

/** The policy for a `<meta>` element. Browsers ignore `frame-ancestors` there and log a warning, so it is left out. */
export const metaPolicy = (parts: PolicyParts = policyParts): string => print(directives(parts));

/** The policy for an HTTP header, which also prevents other sites from framing this one. */
export const headerPolicy = (parts: PolicyParts = policyParts): string =>
  print([...directives(parts), ['frame-ancestors', "'none'"]]);
