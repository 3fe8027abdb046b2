/**
 * Copies a text. Pages that aren't served over HTTPS, or that a permission blocks, have no clipboard of their own, so
 * the browser's old command copies there. Returns whether one of them worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const {default: copy} = await import('copy-text-to-clipboard');
    return copy(text);
  }
}
