/**
 * Ctrl+K, ⌘K, or a slash outside of text fields. Many keyboards have the slash on another key, with Shift or AltGr,
 * which Windows reports as Ctrl and Alt.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  const {ctrlKey, metaKey, altKey, shiftKey} = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && event.key.toLowerCase() === 'k') return true;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const typing = target?.isContentEditable || target?.closest('input, textarea, select, dialog, [role="dialog"]');
  return event.key === '/' && !metaKey && ctrlKey === altKey && !typing;
}
