import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import drawing from '@site/src/components/parts/BlockGraph/blocks.module.css';
import Edges from '@site/src/components/parts/BlockGraph/Edges';
import {lanesOf} from '@site/src/components/parts/BlockGraph/lanes';
import {pixels, SIDE, sizeOf} from '@site/src/components/parts/BlockGraph/pixels';
import {nameOf} from '@site/src/components/tools/TreeGraphExplorer/Board/under';
import {blockText, boardText} from '../messages/board';
import type {Scene} from '../model/scene';
import {groupsOf} from './groups';
import {moved} from './keys';
import Lanes from './Lanes';
import {marksOf, placeOf} from './marks';
import styles from './styles.module.css';

interface Props {
  readonly scene: Scene;
  readonly followed: number;
  /** Without it, the drawing is a picture, which the keyboard can scroll. */
  readonly onFollow?: (block: number) => void;
}

/** The epochs as lanes, with their blocks: buttons, one of which is in the order of the Tab key. */
export default function Board({scene, followed, onFollow}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const shown = Math.min(followed, scene.blocks.length - 1);
  const {places, lanes} = lanesOf(scene.blocks, groupsOf(scene));
  const size = sizeOf(places);
  useEffect(() => {
    const [board, block] = [frame.current!, frame.current!.querySelectorAll<HTMLElement>('[data-under]')[shown]!];
    if (board.contains(document.activeElement)) block.focus({preventScroll: true});
    // Scrolls the board and never the page.
    board.scrollTo({
      left: block.offsetLeft + SIDE - board.clientWidth / 2,
      top: block.offsetTop + SIDE - board.clientHeight / 2,
    });
  }, [shown, scene.frame.arrived]);
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, shown, scene);
    if (next === undefined || !onFollow) return;
    event.preventDefault();
    onFollow(next);
  };
  const Block = onFollow ? 'button' : 'span';
  return (
    <div
      ref={frame}
      className={drawing.board}
      role={onFollow ? 'group' : 'img'}
      aria-label={boardText(scene)}
      tabIndex={onFollow ? undefined : 0}
      onKeyDown={press}
    >
      <div className={drawing.plane} style={size}>
        <Lanes scene={scene} lanes={lanes} height={size.height} />
        <Edges graph={scene.blocks} places={places} pivot={scene.pivot} size={size} />
        {scene.blocks.map(({index}) => (
          <Block
            key={index}
            className={clsx(
              drawing.block,
              styles.block,
              scene.pivot.includes(index) && drawing.pivot,
              scene.loose.includes(index) && drawing.loose,
            )}
            style={pixels(places[index]!)}
            data-under={placeOf(scene, index)}
            data-marks={marksOf(scene, index)}
            {...(onFollow && {
              type: 'button',
              tabIndex: index === shown ? 0 : -1,
              'aria-pressed': index === followed,
              'aria-label': blockText(scene, index),
              onClick: () => onFollow(index),
            })}
          >
            {nameOf(index)}
          </Block>
        ))}
      </div>
    </div>
  );
}
