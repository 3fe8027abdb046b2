import {expect, it, vi} from 'vitest';
import {UNDER} from '../Board/under';
import {buttonText, choiceText, knowsText, rulesText, scenarioText, underChoiceText} from '../messages/controls';
import {SCENARIOS} from '../model/scenarios';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const BUTTONS = ['add', 'back', 'step', 'replay', 'stop', 'reset', 'reseed', 'share'] as const;

it.each<[what: string, labels: string[]]>([
  ['choice', (['scenario', 'rules', 'under'] as const).map(choiceText)],
  ['scenario', SCENARIOS.map(scenarioText)],
  ['meaning of the small number', UNDER.map(underChoiceText)],
  ['button', BUTTONS.map((button) => buttonText(button))],
])('each %s has a label of its own', (_what, labels) => {
  for (const label of labels) expect(label).toMatch(/^[A-Z][\w ]+$/);
  expect(new Set(labels).size).toBe(labels.length);
});

it('the rules have the names of the paper', () => {
  expect(rulesText('adaptive')).toContain('GHAST');
  expect(rulesText('fixed')).toContain('GHOST');
});

it('the button that adds a block names the block below it', () =>
  expect(buttonText('add', 7)).toBe('Add a block on block 7'));

it('the checkbox says what the next block lacks', () => expect(knowsText()).toContain('references nothing'));
