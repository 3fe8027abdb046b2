import type {Space} from '@site/src/facts/types';

export type {Space};

/** Which space a docs sidebar belongs to (sidebars.ts); the other four belong to neither. */
export function spaceOfSidebar(name: string | undefined): Space | undefined {
  if (name === 'coreSidebar') return 'core';
  if (name === 'eSpaceSidebar') return 'espace';
  return undefined;
}
