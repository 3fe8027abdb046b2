import {translate} from '@docusaurus/Translate';
import {nameOf} from '@site/src/components/tools/TreeGraphExplorer/Board/under';
import {blockArrivalText, switchText} from '@site/src/components/tools/TreeGraphExplorer/messages/story';
import {newsOf, type News, type State} from '../model/player';
import {epochOf, sceneOf} from '../model/scene';
import {stageName} from './stages';

/** Epochs that reached a stage. */
function reachedText({stage, from, to}: News['reached'][number]): string {
  const values = {stage: stageName(stage), from: String(from), to: String(to)};
  return from === to
    ? translate({id: 'epochPlayer.story.one', message: '{stage}: epoch {from}.'}, values)
    : translate({id: 'epochPlayer.story.several', message: '{stage}: epochs {from} to {to}.'}, values);
}

/** The event that happened to the followed block. */
function movedText({film, at, followed}: State): string {
  const epoch = epochOf(sceneOf(film, at), followed);
  if (!epoch)
    return translate(
      {id: 'epochPlayer.story.loose', message: 'Your block {block} is in no epoch.'},
      {block: String(nameOf(followed))},
    );
  return translate(
    {id: 'epochPlayer.story.moved', message: 'Your block {block} is in epoch {number}: {stage}.'},
    {block: String(nameOf(followed)), number: String(epoch.number), stage: stageName(epoch.stage)},
  );
}

/** The newest event, for everyone and read out by screen readers. */
export function storyText(state: State): string {
  const {film, at} = state;
  const [news, scene] = [newsOf(state), sceneOf(film, at)];
  if (!news)
    return translate(
      {id: 'epochPlayer.story.first', message: 'Playback begins with epoch {number}.'},
      {number: String(film.first)},
    );
  const {blocks, frame} = scene;
  return [
    news.block === undefined
      ? translate(
          {
            id: 'epochPlayer.story.later',
            message: 'Later blocks, which aren’t drawn, have brought the latest epoch to {number}.',
          },
          {number: String(frame.heads.latest_mined)},
        )
      : blockArrivalText(blocks[news.block]!),
    ...(news.left.length > 0 ? [switchText(news.left, frame.end)] : []),
    ...news.reached.map(reachedText),
    ...(news.hasMoved ? [movedText(state)] : []),
  ].join(' ');
}
