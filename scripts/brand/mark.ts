/** Colours of the three blocks; the values are those of src/css/tokens.css. */
export type Inks = {core: string; espace: string; ledger: string};

export const INKS_LIGHT: Inks = {core: '#97400f', espace: '#0b5f7c', ledger: '#1c1b18'};
export const INKS_DARK: Inks = {core: '#f0a675', espace: '#7cc8df', ledger: '#edebe5'};

/** The mark as SVG elements on a 32 x 32 grid. */
export function mark({core, espace, ledger}: Inks): string {
  return (
    `<path class="c" d="M9 8h1.5c5.5 0 5 8 10.5 8" fill="none" stroke="${core}" stroke-width="3"/>` +
    `<path class="e" d="M9 24h1.5c5.5 0 5-8 10.5-8" fill="none" stroke="${espace}" stroke-width="3"/>` +
    `<path class="c" d="M7.5 2.2 13.3 8 7.5 13.8 1.7 8z" fill="${core}"/>` +
    `<circle class="e" cx="7.5" cy="24" r="5" fill="${espace}"/>` +
    `<rect class="l" x="19.5" y="10.5" width="11" height="11" rx="2" fill="${ledger}"/>`
  );
}

/** A whole SVG document of the mark's size around `content`. */
export function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`;
}
