/** Types of OpenRPC sources, recorded responses, the bundled document, and faults in the sources. */
export type * from './types/bundled';
export type * from './types/loaded';
export type * from './types/recording';
export type * from './types/schema';
export type * from './types/source';
