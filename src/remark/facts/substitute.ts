import {formatFact} from '../../facts/format';
// Not through the loader beside it: the loader of the configuration takes `protocol` for this file, whatever follows.
import facts from '../../facts/protocol.json';

/** `{{fact:blockGasLimit}}`, as it stands in the texts of data files. */
const PLACE = /\{\{fact:([\w.-]+)\}\}/g;

/** Puts the values of the facts into a text. An unknown id stops the build. */
export function substituteFacts(text: string): string {
  return text.replace(PLACE, (_, id: string) => {
    const found = facts.find((fact) => fact.id === id);
    if (!found) throw new Error(`There is no fact "${id}" in src/facts/protocol.json.`);
    return formatFact(found);
  });
}
