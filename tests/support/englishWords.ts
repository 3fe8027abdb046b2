/**
 * Words that every English sentence and most English labels contain, and that neither Chinese nor Spanish text does.
 * Names of this field (`gas`, `hash`, `staking`) are not among them.
 */
const COMMON =
  'the|of|with|for|is|are|was|were|your|from|when|which|this|that|these|each|been|its|and|or|cannot|only|since|until|between|than|not|but|does|seconds|minutes|hours|days|blocks|epochs|votes|optional|required|unknown';

/** Whole words, not parts of names such as `to-espace.mjs`, `block.timestamp` or `sign-and-send`. */
const ENGLISH = new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${COMMON})(?![\\p{L}\\p{N}_/(-]|\\.\\p{L})`, 'u');

/** A network before its address. In a sentence, the words are part of names: "Conflux Testnet". */
const LABEL = /^(?:Testnet|Mainnet) ·/;

/** Elements whose text isn't in the language of the page, or that most readers don't get. */
const OTHER = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'noscript', 'svg', 'textarea']);

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** Whether an element's text isn't meant to be in the language of the page around it. */
export const isOtherLanguage = ({name, attributes}: Element): boolean =>
  OTHER.has(name) || attributes.lang === 'en' || attributes.translate === 'no';

/** Whether a text of a translated page contains English. */
export const isEnglish = (text: string): boolean => ENGLISH.test(text) || LABEL.test(text);
