/**
 * The meaning of a part of a diagram. `core` and `espace` are the spaces; `ledger` is what both share;
 * `plain` is anything else; `quiet` steps back.
 */
export type Tone = 'core' | 'espace' | 'ledger' | 'plain' | 'quiet';

export type Point = readonly [x: number, y: number];
