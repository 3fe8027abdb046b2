import {translate} from '@docusaurus/Translate';

export const previousText = (): string =>
  translate({
    id: 'runAttack.previous',
    message: 'Previous',
    description: 'Steps of an attack: button to the step before',
  });

export const nextText = (): string =>
  translate({id: 'runAttack.next', message: 'Next', description: 'Steps of an attack: button to the step after'});

export const stepText = (step: string, count: string): string =>
  translate(
    {id: 'runAttack.step', message: 'Step {step} of {count}', description: 'Steps of an attack: the position'},
    {step, count},
  );

export const sliderText = (): string =>
  translate({id: 'runAttack.slider', message: 'Step', description: 'Steps of an attack: name of the slider'});

export const stepsText = (): string =>
  translate({id: 'runAttack.steps', message: 'Steps so far', description: 'Steps of an attack: name of the list'});

export const sourceText = (file: string): string =>
  translate(
    {id: 'runAttack.source', message: 'Line in {file}', description: 'Steps of an attack: name of the code'},
    {file},
  );

export const noLineText = (): string =>
  translate({
    id: 'runAttack.noLine',
    message: 'No line of this page belongs to this step.',
    description: 'Steps of an attack: shown instead of code',
  });

export const columnText = (column: 'who' | 'before' | 'now' | 'after'): string => {
  switch (column) {
    case 'who':
      return translate({id: 'runAttack.column.who', message: 'Value', description: 'Balances of an attack: column'});
    case 'before':
      return translate({
        id: 'runAttack.column.before',
        message: 'Before',
        description: 'Balances of an attack: column',
      });
    case 'now':
      return translate({id: 'runAttack.column.now', message: 'Now', description: 'Balances of an attack: column'});
    case 'after':
      return translate({id: 'runAttack.column.after', message: 'After', description: 'Balances of an attack: column'});
  }
};

export const cutText = (): string =>
  translate({
    id: 'runAttack.cut',
    message: 'The list ends here, but the attack goes on. The last column shows its end.',
    description: 'Steps of an attack: there are too many to show',
  });
