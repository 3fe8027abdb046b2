import {useEffect, useSyncExternalStore} from 'react';
import {isChecksumLoaded, loadChecksum, needsChecksum, onChecksumLoaded} from './checksum';

/**
 * Has a field judge its mixed-case addresses: fetches what that takes, and renders the field again when it is there.
 */
export function useChecksum(text: string): void {
  const isNeeded = needsChecksum(text);
  useSyncExternalStore(onChecksumLoaded, isChecksumLoaded, () => false);
  useEffect(() => {
    if (isNeeded) void loadChecksum();
  }, [isNeeded]);
}
