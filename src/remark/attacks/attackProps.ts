import fs from 'node:fs';
import path from 'node:path';
import {FOLDERS, type LocaleFolder} from '../../languages';
import {readAttack} from './readAttack';

/** Folder of the topics, from the project's root. */
export const TOPICS = 'src/snippets/solidity/security';
export const ATTACK_FILE = 'attack.json';
const ROOT = path.join(__dirname, '../../..');

/** What `<RunAttack topic="…" />` shows before it has run: the names of the attacks, and the reader's amounts. */
export function attackProps(topic: string, language: LocaleFolder): Record<string, unknown> {
  const file = `${TOPICS}/${topic}/${ATTACK_FILE}`;
  if (!fs.existsSync(path.join(ROOT, file)))
    throw new Error(`<RunAttack topic="${topic}" />: there is no ${file}. Add it, or correct the topic.`);
  const {attacks, amounts} = readAttack(file, fs.readFileSync(path.join(ROOT, file), 'utf8'), {
    all: FOLDERS,
    own: language,
  });
  return {
    attacks: attacks.map(({scenario: {id, label, vulnerable, fixed}}) => ({id, label, vulnerable, fixed})),
    amounts,
  };
}
