import {expect, it, vi} from 'vitest';
import {buttonText, momentText, type Button} from '../messages/controls';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const BUTTONS: Button[] = ['first', 'back', 'step', 'play', 'pause', 'last', 'live', 'stop', 'recording'];

it('each button of the player has a label of its own', () => {
  const labels = BUTTONS.map(buttonText);
  for (const label of labels) expect(label).toMatch(/^[A-Z][\w ]+$/);
  expect(new Set(labels).size).toBe(BUTTONS.length);
});

it('names the moment that is shown', () => expect(momentText(3, 12)).toBe('Step 3 of 12'));
