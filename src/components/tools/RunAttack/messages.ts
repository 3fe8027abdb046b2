import {translate} from '@docusaurus/Translate';
import type {Failure} from '@site/src/evm/attack/messages';
import {TIME_LIMIT_SECONDS} from '@site/src/evm/attack/limits';
import {localNumber} from '@site/src/components/parts/localNumber';

export const attackText = (): string =>
  translate({
    id: 'runAttack.attack',
    message: 'Attack',
    description: 'Run an attack: label of the choice between attacks',
  });

export const fixedText = (): string =>
  translate({
    id: 'runAttack.fixedContract',
    message: 'Fixed contract',
    description: 'Run an attack: label of the choice between fixed contracts',
  });

export const runText = (): string =>
  translate({id: 'runAttack.running', message: 'Running…', description: 'Run an attack: a run is in progress'});

/** Why there is no result. */
export function failureText(failure: Failure | {kind: 'loading'}): string {
  switch (failure.kind) {
    case 'loading':
      return translate({
        id: 'runAttack.failed.loading',
        message: 'The virtual machine didn’t load. Check your connection, then press the button again.',
        description: 'Run an attack: its code could not be fetched',
      });
    case 'stopped':
      return translate({
        id: 'runAttack.failed.stopped',
        message: 'You stopped the run.',
        description: 'Run an attack: the reader stopped it',
      });
    case 'time':
      return translate(
        {
          id: 'runAttack.failed.time',
          message: 'The run was stopped after {seconds} seconds. Try smaller amounts, or a faster device.',
          description: 'Run an attack: it took too long',
        },
        {seconds: localNumber(TIME_LIMIT_SECONDS)},
      );
    case 'steps':
      return translate({
        id: 'runAttack.failed.steps',
        message: 'The run was stopped because it needs too many instructions. Try smaller amounts.',
        description: 'Run an attack: it ran too many instructions',
      });
    case 'preparation':
      return translate(
        {
          id: 'runAttack.failed.preparation',
          message: 'There was nothing to attack, because step {step} of the preparation failed: {reason}',
          description: 'Run an attack: a step before the attack failed',
        },
        {step: localNumber(failure.step + 1), reason: failure.reason},
      );
    case 'other':
      return translate(
        {
          id: 'runAttack.failed.other',
          message: 'The run failed: {message}',
          description: 'Run an attack: an unexpected error, in English',
        },
        {message: failure.message},
      );
  }
}
