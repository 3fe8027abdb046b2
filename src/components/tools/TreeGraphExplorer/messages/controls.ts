import {translate} from '@docusaurus/Translate';
import type {Under} from '../Board/under';
import type {Scenario} from '../model/scenarios';

/** Label of a choice. */
export function choiceText(choice: 'scenario' | 'rules' | 'under'): string {
  switch (choice) {
    case 'scenario':
      return translate({id: 'treeGraphExplorer.choice.scenario', message: 'Scenario'});
    case 'rules':
      return translate({id: 'treeGraphExplorer.choice.rules', message: 'Weights'});
    case 'under':
      return translate({id: 'treeGraphExplorer.choice.under', message: 'Small number in a block'});
  }
}

/** Name of a scenario. */
export function scenarioText(scenario: Scenario): string {
  switch (scenario) {
    case 'example':
      return translate({id: 'treeGraphExplorer.scenario.example', message: 'The example of this page'});
    case 'honest':
      return translate({id: 'treeGraphExplorer.scenario.honest', message: 'Honest miners'});
    case 'attack':
      return translate({id: 'treeGraphExplorer.scenario.attack', message: 'Balance attack'});
  }
}

/** Name of a rule for weights. */
export function rulesText(rules: 'adaptive' | 'fixed'): string {
  return rules === 'adaptive'
    ? translate({id: 'treeGraphExplorer.rules.adaptive', message: 'Adaptive (GHAST)'})
    : translate({id: 'treeGraphExplorer.rules.fixed', message: 'Fixed (GHOST)'});
}

/** The possible meanings of a block's small number. */
export function underChoiceText(under: Under): string {
  switch (under) {
    case 'weight':
      return translate({id: 'treeGraphExplorer.under.weight', message: 'Weight of its subtree'});
    case 'epoch':
      return translate({id: 'treeGraphExplorer.under.epoch', message: 'Epoch'});
    case 'order':
      return translate({id: 'treeGraphExplorer.under.order', message: 'Position in the order'});
  }
}

/** Label of the checkbox that withholds news from the miner. */
export const knowsText = (): string =>
  translate({
    id: 'treeGraphExplorer.knows',
    message: 'The next miner has received only the parent and its past, so the new block references nothing',
  });

/** The action of a button. `block` is the name of the selected block. */
export function buttonText(
  button: 'add' | 'back' | 'step' | 'replay' | 'stop' | 'reset' | 'reseed' | 'share',
  block = 0,
): string {
  switch (button) {
    case 'add':
      return translate(
        {id: 'treeGraphExplorer.button.add', message: 'Add a block on block {block}'},
        {block: String(block)},
      );
    case 'back':
      return translate({id: 'treeGraphExplorer.button.back', message: 'Back', description: 'Removes the newest block'});
    case 'step':
      return translate({
        id: 'treeGraphExplorer.button.step',
        message: 'Step',
        description: 'Shows the next block of the scenario',
      });
    case 'replay':
      return translate({id: 'treeGraphExplorer.button.replay', message: 'Replay'});
    case 'stop':
      return translate({id: 'treeGraphExplorer.button.stop', message: 'Stop'});
    case 'reset':
      return translate({id: 'treeGraphExplorer.button.reset', message: 'Reset'});
    case 'reseed':
      return translate({
        id: 'treeGraphExplorer.button.reseed',
        message: 'Change the luck',
        description: 'Starts the scenario with other random numbers',
      });
    case 'share':
      return translate({id: 'treeGraphExplorer.button.share', message: 'Copy a link'});
  }
}
