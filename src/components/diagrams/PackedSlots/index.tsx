import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Box, Label} from '@site/src/components/parts/Diagram';

/** Names of the fields are code; widths are in bytes. */
type Slot = readonly (readonly [field: string, bytes: number])[];
const BEFORE: readonly Slot[] = [[['seller', 20]], [['price', 32]], [['start', 32]], [['end', 32]]];
const AFTER: readonly Slot[] = [
  [
    ['seller', 20],
    ['price', 12],
  ],
  [
    ['start', 8],
    ['end', 8],
  ],
];
const SLOT_BYTES = 32;
/** Height of a row and of its boxes, and the width of a slot's name, on the grids of both drawings. */
const ROW = 50;
const HIGH = 40;
const NAME = 66;

type SlotsProps = {
  readonly x: number;
  readonly top: number;
  /** Width of a byte. */ readonly byte: number;
  readonly slots: readonly Slot[];
};

function Slots({x, top, byte, slots}: SlotsProps): ReactNode {
  return slots.map((slot, row) => {
    const y = top + row * ROW;
    let used = 0;
    return (
      <Fragment key={row}>
        <Label x={x} y={y} width={NAME} height={HIGH} size={13} align="start">
          <Translate id="diagram.packing.slot" values={{number: row}}>
            {'slot {number}'}
          </Translate>
        </Label>
        <Box x={x + NAME} y={y} width={SLOT_BYTES * byte} height={HIGH} tone="quiet" radius={4} dashed />
        {slot.map(([field, bytes]) => {
          const left = x + NAME + used * byte;
          used += bytes;
          return (
            <Box key={field} x={left} y={y} width={bytes * byte} height={HIGH} tone="ledger" radius={4} size={13}>
              {field} {bytes}
            </Box>
          );
        })}
      </Fragment>
    );
  });
}

const before = <Translate id="diagram.packing.before">before: four slots</Translate>;
const after = <Translate id="diagram.packing.after">after: two slots</Translate>;

const narrow = {
  height: 394,
  children: (
    <>
      <Label x={6} y={4} width={328} height={32} align="start" size={15} strong>
        {before}
      </Label>
      <Slots x={6} top={40} byte={8.1} slots={BEFORE} />
      <Label x={6} y={256} width={328} height={32} align="start" size={15} strong>
        {after}
      </Label>
      <Slots x={6} top={292} byte={8.1} slots={AFTER} />
    </>
  ),
};

/** The four fields of a struct in storage: a slot for each, and then two slots for all. */
export default function PackedSlots(): ReactNode {
  return (
    <Diagram
      height={250}
      title={translate({id: 'diagram.packing.title', message: 'Slots and bytes that each field occupies'})}
      desc={translate({
        id: 'diagram.packing.desc',
        message:
          'Before: four slots of 32 bytes. The seller field occupies 20 bytes of slot 0, and 12 bytes stay empty. The fields price, start and end occupy a whole slot each. After: two slots. The seller field occupies 20 bytes of slot 0, and price occupies the other 12. The fields start and end occupy 8 bytes each of slot 1, and 16 bytes stay empty.',
      })}
      narrow={narrow}
    >
      <Label x={5} y={8} width={338} height={32} size={15} strong>
        {before}
      </Label>
      <Slots x={5} top={50} byte={8.5} slots={BEFORE} />
      <Label x={377} y={8} width={338} height={32} size={15} strong>
        {after}
      </Label>
      <Slots x={377} top={50} byte={8.5} slots={AFTER} />
    </Diagram>
  );
}
