/**
 * The address of the Markdown of a page: its own address and `.md`. The home page of a language is the index of its
 * folder.
 *
 * @param pathname of the page, with or without a slash at the end
 * @param baseUrl of the language, with slashes at both ends
 */
export const twinPath = (pathname: string, baseUrl: string): string => {
  const bare = pathname.replace(/\/$/, '');
  return bare === baseUrl.replace(/\/$/, '') ? `${baseUrl}index.md` : `${bare}.md`;
};
