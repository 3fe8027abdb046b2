import {copyText} from '../CopyButton/copyText';

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * Puts the text of a file on the clipboard. Some browsers only allow that right after a click, so the text is promised
 * to them before it has arrived.
 *
 * @returns whether it's there
 */
export async function copyPage(path: string): Promise<boolean> {
  const text = load(path);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A browser that doesn't accept promises leaves its failure to the end of this function.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
