import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Box, Label} from '@site/src/components/Diagram';

/** Names of the fields are code; widths are in bytes. */
type Slot = readonly (readonly [field: string, bytes: number])[];
const BEFORE: readonly Slot[] = [[['seller', 20]], [['price', 32]], [['start', 32]], [['end', 32]]];
const AFTER: readonly Slot[] = [[['seller', 20], ['price', 12]], [['start', 8], ['end', 8]]];
const SLOT_BYTES = 32;
/** Size of a byte and of a row on the drawing's grid. */
const BYTE = 8.5;
const ROW = 50;
const TOP = 50;

function Slots({x, slots}: {readonly x: number; readonly slots: readonly Slot[]}): ReactNode {
  return slots.map((slot, row) => {
    const y = TOP + row * ROW;
    let used = 0;
    return (
      <Fragment key={row}>
        <Label x={x} y={y} width={66} height={40} size={13} align="start">
          <Translate id="diagram.packing.slot" description="Diagram PackedSlots: name of a slot" values={{number: row}}>{'slot {number}'}</Translate>
        </Label>
        <Box x={x + 66} y={y} width={SLOT_BYTES * BYTE} height={40} tone="quiet" radius={4} dashed />
        {slot.map(([field, bytes]) => {
          const left = x + 66 + used * BYTE;
          used += bytes;
          return (
            <Box key={field} x={left} y={y} width={bytes * BYTE} height={40} tone="ledger" radius={4} size={13}>
              {field} {bytes}
            </Box>
          );
        })}
      </Fragment>
    );
  });
}

/** The four fields of a struct in storage: a slot for each, and then two slots for all. */
export default function PackedSlots(): ReactNode {
  return (
    <Diagram
      width={720}
      height={250}
      title={translate({id: 'diagram.packing.title', message: 'The fields in their slots, with their bytes', description: 'Diagram PackedSlots: caption'})}
      desc={translate({
        id: 'diagram.packing.desc',
        message:
          'Before: four slots of 32 bytes. The seller takes 20 bytes of slot 0, and 12 stay empty; price, start and end take a whole slot each. After: two slots. The seller takes 20 bytes of slot 0, and the price the other 12. Start and end take 8 bytes each of slot 1, and 16 stay empty.',
        description: 'Diagram PackedSlots: what it shows, in sentences',
      })}>
      <Label x={5} y={8} width={338} height={32} size={15} strong>
        <Translate id="diagram.packing.before" description="Diagram PackedSlots: above the first contract">before: four slots</Translate>
      </Label>
      <Slots x={5} slots={BEFORE} />
      <Label x={377} y={8} width={338} height={32} size={15} strong>
        <Translate id="diagram.packing.after" description="Diagram PackedSlots: above the second contract">after: two slots</Translate>
      </Label>
      <Slots x={377} slots={AFTER} />
    </Diagram>
  );
}
