/** Ctrl+K, ⌘K, or a slash outside of text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.shiftKey) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const typing = target?.isContentEditable || target?.closest('input, textarea, select, dialog, [role="dialog"]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !typing;
}
