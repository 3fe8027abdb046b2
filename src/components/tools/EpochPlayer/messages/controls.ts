import {translate} from '@docusaurus/Translate';

export type Button = 'first' | 'back' | 'step' | 'play' | 'pause' | 'last' | 'live' | 'stop' | 'recording';

/** The action of a button. */
export function buttonText(button: Button): string {
  switch (button) {
    case 'first':
      return translate({id: 'epochPlayer.button.first', message: 'To the start'});
    case 'back':
      return translate({id: 'epochPlayer.button.back', message: 'Back', description: 'Shows the moment before'});
    case 'step':
      return translate({id: 'epochPlayer.button.step', message: 'Step', description: 'Shows the next moment'});
    case 'play':
      return translate({id: 'epochPlayer.button.play', message: 'Play'});
    case 'pause':
      return translate({id: 'epochPlayer.button.pause', message: 'Pause'});
    case 'last':
      return translate({id: 'epochPlayer.button.last', message: 'To the end'});
    case 'live':
      return translate({id: 'epochPlayer.button.live', message: 'Show live blocks'});
    case 'stop':
      return translate({id: 'epochPlayer.button.stop', message: 'Stop'});
    case 'recording':
      return translate({id: 'epochPlayer.button.recording', message: 'Show the recording'});
  }
}

/** Which moment is shown. */
export const momentText = (at: number, count: number): string =>
  translate({id: 'epochPlayer.moment', message: 'Step {at} of {count}'}, {at: String(at), count: String(count)});
