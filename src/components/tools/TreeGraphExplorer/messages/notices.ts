import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {LinkProblem} from '../model/link';
import {MAX_BLOCKS} from '../model/explorer';
import {MODEL} from '../model/luck';
import type {Props} from '../Panel';
import type {Shared} from '../Panel/useLink';

/** The fault of a link, and the content that is shown instead. */
export function problemText(problem: LinkProblem): string {
  switch (problem) {
    case 'tooLong':
      return translate(
        {
          id: 'treeGraphExplorer.problem.tooLong',
          message: 'This link is too long for a graph of at most {blocks} blocks, so your graph stays as it was.',
        },
        {blocks: String(MAX_BLOCKS)},
      );
    case 'unreadable':
      return translate({
        id: 'treeGraphExplorer.problem.unreadable',
        message:
          'This link doesn’t contain a graph that can be read, so your graph stays as it was. Copy the whole link again.',
      });
    case 'impossible':
      return translate(
        {
          id: 'treeGraphExplorer.problem.impossible',
          message:
            'The graph in this link is impossible: a block builds on one that doesn’t exist yet, or there are more than {blocks} blocks. Your graph stays as it was.',
        },
        {blocks: String(MAX_BLOCKS)},
      );
  }
}

/** The result of the link. */
export function sharedText(shared: NonNullable<Shared>): string {
  return shared === 'copied'
    ? translate({id: 'treeGraphExplorer.shared.copied', message: 'The link to this graph is copied.'})
    : translate({
        id: 'treeGraphExplorer.shared.shown',
        message: 'Your browser doesn’t let the page copy. The address bar contains the link to this graph.',
      });
}

/** How the parameters of the model differ from those of the network. */
export const scaleText = ({timerRatio, timerBeta, leadBeta, heavyRatio}: Props['network']): string =>
  translate(
    {
      id: 'treeGraphExplorer.scale',
      message:
        'The rules are those of the network, but the numbers are small, so that a few blocks are enough. One block in {timerRatio} is a timer block (network: {networkTimerRatio}). A block is adaptive if an ancestor is {timerBeta} ticks old (network: {networkTimerBeta}) and leads by less than {leadBeta} (network: {networkLeadBeta}). It then weighs {heavyRatio} or nothing (network: {networkHeavyRatio}).',
    },
    {
      timerRatio: String(MODEL.timerRatio),
      timerBeta: String(MODEL.timerBeta),
      leadBeta: String(MODEL.leadBeta),
      heavyRatio: String(MODEL.heavyRatio),
      networkTimerRatio: localNumber(timerRatio),
      networkTimerBeta: localNumber(timerBeta),
      networkLeadBeta: localNumber(leadBeta),
      networkHeavyRatio: localNumber(heavyRatio),
    },
  );
