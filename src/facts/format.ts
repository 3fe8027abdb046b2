/** Narrow no-break space: groups of three in every language. */
const GROUP = '\u202f';

/** `60000000` becomes `60 000 000`; four digits stay together (`8545`), as do fractions after the point. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, GROUP) : whole;
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** A value with its unit, joined so that a line never breaks between them. */
export function formatFact({value, unit}: {value: number | string; unit?: string}): string {
  const shown = typeof value === 'number' ? formatNumber(value) : value;
  return unit ? `${shown}\u00a0${unit}` : shown;
}
