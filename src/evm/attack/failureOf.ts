import type {Failure} from './messages';
import {PreparationFailed} from './ScenarioRun';
import {TooManySteps} from './Tracer';

/** What the page says about an error of a run: errors lose their class on the way from the worker. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TooManySteps) return {kind: 'steps'};
  if (error instanceof PreparationFailed) return {kind: 'preparation', step: error.step, reason: error.reason};
  return {kind: 'other', message: error instanceof Error ? error.message : String(error)};
}
