import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import blocks from '@site/src/components/parts/BlockGraph/blocks.module.css';
import Edges from '@site/src/components/parts/BlockGraph/Edges';
import {pixels, SIDE, sizeOf} from '@site/src/components/parts/BlockGraph/pixels';
import {blockText, boardText, hintText} from '../messages/board';
import type {Graph} from '@site/src/components/parts/BlockGraph/block';
import type {Reading} from '../model/reading';
import {moved} from './keys';
import {layout} from './layout';
import styles from './styles.module.css';
import {marksOf, nameOf, underText, type Under} from './under';

interface Props {
  readonly graph: Graph;
  readonly reading: Reading;
  readonly selected: number;
  readonly under: Under;
  readonly onSelect: (block: number) => void;
  readonly onAdd: () => void;
}

/** The drawing: its blocks are buttons, and one of them is in the order of the Tab key. */
export default function Board({graph, reading, selected, under, onSelect, onAdd}: Props): ReactNode {
  const board = useRef<HTMLDivElement>(null);
  const places = layout(graph);
  useEffect(() => {
    const [frame, button] = [board.current!, board.current!.querySelectorAll('button')[selected]!];
    const hadFocus = frame.contains(document.activeElement);
    if (hadFocus) button.focus({preventScroll: true});
    // Scrolls the board and never the page.
    frame.scrollTo({
      left: button.offsetLeft + SIDE - frame.clientWidth / 2,
      top: button.offsetTop + SIDE - frame.clientHeight / 2,
    });
  }, [selected, graph]);
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, selected, graph, reading.weights);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onAdd();
    else onSelect(next);
  };
  return (
    <>
      <p className={styles.hint}>{hintText()}</p>
      <div ref={board} className={blocks.board} role="group" aria-label={boardText()} onKeyDown={press}>
        <div className={blocks.plane} style={sizeOf(places)}>
          <Edges graph={graph} places={places} pivot={reading.pivot} size={sizeOf(places)} />
          {graph.map(({index, isAdaptive, weight}) => (
            <button
              key={index}
              type="button"
              className={clsx(
                blocks.block,
                reading.pivot.includes(index) && blocks.pivot,
                reading.epochOf[index] === undefined && blocks.loose,
                isAdaptive && weight === 0 && blocks.light,
              )}
              style={pixels(places[index]!)}
              tabIndex={index === selected ? 0 : -1}
              aria-pressed={index === selected}
              aria-label={blockText(graph, reading, index)}
              // The styles write these: a text of the button would have to be a part of its name.
              data-under={underText(under, index, reading)}
              data-marks={marksOf(graph, index, reading.timers)}
              onClick={() => onSelect(index)}
            >
              {nameOf(index)}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
