import {translate} from '@docusaurus/Translate';

export type Button = 'first' | 'back' | 'step' | 'play' | 'pause' | 'last' | 'live' | 'stop' | 'recording';

/** The action of a button. */
export function buttonText(button: Button): string {
  switch (button) {
    case 'first':
      return translate({id: 'epochPlayer.button.first', message: 'To the start', description: 'Epoch player: button'});
    case 'back':
      return translate({
        id: 'epochPlayer.button.back',
        message: 'Back',
        description: 'Epoch player: button that shows the moment before',
      });
    case 'step':
      return translate({
        id: 'epochPlayer.button.step',
        message: 'Step',
        description: 'Epoch player: button that shows the next moment',
      });
    case 'play':
      return translate({
        id: 'epochPlayer.button.play',
        message: 'Play',
        description: 'Epoch player: button that shows one moment after the other',
      });
    case 'pause':
      return translate({id: 'epochPlayer.button.pause', message: 'Pause', description: 'Epoch player: button'});
    case 'last':
      return translate({id: 'epochPlayer.button.last', message: 'To the end', description: 'Epoch player: button'});
    case 'live':
      return translate({
        id: 'epochPlayer.button.live',
        message: 'Show live blocks',
        description: 'Epoch player: button that sends requests to the network',
      });
    case 'stop':
      return translate({
        id: 'epochPlayer.button.stop',
        message: 'Stop',
        description: 'Epoch player: button that ends the requests to the network',
      });
    case 'recording':
      return translate({
        id: 'epochPlayer.button.recording',
        message: 'Show the recording',
        description: 'Epoch player: button that leaves the live blocks',
      });
  }
}

/** Which moment is shown. */
export const momentText = (at: number, count: number): string =>
  translate(
    {
      id: 'epochPlayer.moment',
      message: 'Step {at} of {count}',
      description: 'Epoch player: which moment of the film is shown',
    },
    {at: String(at), count: String(count)},
  );
