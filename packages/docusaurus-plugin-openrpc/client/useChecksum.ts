import {useEffect, useSyncExternalStore} from 'react';
import {isChecksumLoaded, loadChecksum, needsChecksum, onChecksumLoaded} from './checksum';

/**
 * Lets a field check its mixed-case addresses: fetches the hash function, and renders the field again once it is
 * loaded.
 */
export function useChecksum(text: string): void {
  const isNeeded = needsChecksum(text);
  useSyncExternalStore(onChecksumLoaded, isChecksumLoaded, () => false);
  useEffect(() => {
    if (isNeeded) void loadChecksum();
  }, [isNeeded]);
}
