import {translate} from '@docusaurus/Translate';
import type {Under} from '../Board/under';
import type {Scenario} from '../model/scenarios';

/** Label of a choice. */
export function choiceText(choice: 'scenario' | 'rules' | 'under'): string {
  switch (choice) {
    case 'scenario':
      return translate({
        id: 'treeGraphExplorer.choice.scenario',
        message: 'Scenario',
        description: 'Tree-Graph explorer: label of a choice',
      });
    case 'rules':
      return translate({
        id: 'treeGraphExplorer.choice.rules',
        message: 'Weights',
        description: 'Tree-Graph explorer: label of a choice',
      });
    case 'under':
      return translate({
        id: 'treeGraphExplorer.choice.under',
        message: 'Small number in a block',
        description: 'Tree-Graph explorer: label of a choice',
      });
  }
}

/** Name of a scenario. */
export function scenarioText(scenario: Scenario): string {
  switch (scenario) {
    case 'example':
      return translate({
        id: 'treeGraphExplorer.scenario.example',
        message: 'The example of this page',
        description: 'Tree-Graph explorer: a scenario',
      });
    case 'honest':
      return translate({
        id: 'treeGraphExplorer.scenario.honest',
        message: 'Honest miners',
        description: 'Tree-Graph explorer: a scenario',
      });
    case 'attack':
      return translate({
        id: 'treeGraphExplorer.scenario.attack',
        message: 'Balance attack',
        description: 'Tree-Graph explorer: a scenario',
      });
  }
}

/** Name of a rule for weights. */
export function rulesText(rules: 'adaptive' | 'fixed'): string {
  return rules === 'adaptive'
    ? translate({
        id: 'treeGraphExplorer.rules.adaptive',
        message: 'Adaptive (GHAST)',
        description: 'Tree-Graph explorer: a rule for weights',
      })
    : translate({
        id: 'treeGraphExplorer.rules.fixed',
        message: 'Fixed (GHOST)',
        description: 'Tree-Graph explorer: a rule for weights',
      });
}

/** The possible meanings of a block's small number. */
export function underChoiceText(under: Under): string {
  switch (under) {
    case 'weight':
      return translate({
        id: 'treeGraphExplorer.under.weight',
        message: 'Weight of its subtree',
        description: 'Tree-Graph explorer: what the small number in a block is',
      });
    case 'epoch':
      return translate({
        id: 'treeGraphExplorer.under.epoch',
        message: 'Epoch',
        description: 'Tree-Graph explorer: what the small number in a block is',
      });
    case 'order':
      return translate({
        id: 'treeGraphExplorer.under.order',
        message: 'Position in the order',
        description: 'Tree-Graph explorer: what the small number in a block is',
      });
  }
}

/** Label of the checkbox that withholds news from the miner. */
export const knowsText = (): string =>
  translate({
    id: 'treeGraphExplorer.knows',
    message: 'The next miner has received only the parent and its past, so the new block references nothing',
    description: 'Tree-Graph explorer: label of a checkbox',
  });

/** The action of a button. `block` is the name of the selected block. */
export function buttonText(
  button: 'add' | 'back' | 'step' | 'replay' | 'stop' | 'reset' | 'reseed' | 'share',
  block = 0,
): string {
  switch (button) {
    case 'add':
      return translate(
        {
          id: 'treeGraphExplorer.button.add',
          message: 'Add a block on block {block}',
          description: 'Tree-Graph explorer: button',
        },
        {block: String(block)},
      );
    case 'back':
      return translate({
        id: 'treeGraphExplorer.button.back',
        message: 'Back',
        description: 'Tree-Graph explorer: button that removes the newest block',
      });
    case 'step':
      return translate({
        id: 'treeGraphExplorer.button.step',
        message: 'Step',
        description: 'Tree-Graph explorer: button that shows the next block of the scenario',
      });
    case 'replay':
      return translate({
        id: 'treeGraphExplorer.button.replay',
        message: 'Replay',
        description: 'Tree-Graph explorer: button that shows all blocks again, one after the other',
      });
    case 'stop':
      return translate({
        id: 'treeGraphExplorer.button.stop',
        message: 'Stop',
        description: 'Tree-Graph explorer: button that stops the replay',
      });
    case 'reset':
      return translate({
        id: 'treeGraphExplorer.button.reset',
        message: 'Reset',
        description: 'Tree-Graph explorer: button that starts the scenario again',
      });
    case 'reseed':
      return translate({
        id: 'treeGraphExplorer.button.reseed',
        message: 'Change the luck',
        description: 'Tree-Graph explorer: button that starts the scenario with other random numbers',
      });
    case 'share':
      return translate({
        id: 'treeGraphExplorer.button.share',
        message: 'Copy a link',
        description: 'Tree-Graph explorer: button that copies a link to the graph',
      });
  }
}
