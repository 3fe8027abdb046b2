/** Types of OpenRPC sources, of recorded answers, of the bundled document, and of what is found wrong in them. */
export type * from './types/bundled';
export type * from './types/loaded';
export type * from './types/recording';
export type * from './types/schema';
export type * from './types/source';
