import {hexOf} from '@site/src/components/parts/Calculator/bytes';
import {Fault} from './fault';
import {BITS, WORD, type AccessEntry, type Authorization, type FieldName, type Fields, type Kind} from './kinds';
import {itemsOf, type Item} from './rlp';

const [ADDRESS, SLOT] = [20, 32];

/** Reads values out of the items of one transaction. */
export class Reader {
  constructor(readonly bytes: Uint8Array) {}

  content(item: Item, field: string): Uint8Array {
    if (item.isList) throw new Fault('notString', item.start, field);
    return this.bytes.subarray(item.from, item.to);
  }

  number(item: Item, field: string, bits = WORD): bigint {
    const content = this.content(item, field);
    if (content[0] === 0) throw new Fault('leadingZero', item.start, field);
    if (content.length * 8 > bits) throw new Fault('tooBig', item.start, field, String(bits / 8));
    return content.length === 0 ? 0n : BigInt(hexOf(content));
  }

  address(item: Item, field: string, mayBeEmpty = false): string {
    const content = this.content(item, field);
    if (content.length === 0 && mayBeEmpty) return '';
    if (content.length !== ADDRESS) throw new Fault('addressLength', item.start, field, String(content.length));
    return hexOf(content);
  }

  private list(item: Item, field: string, count: number): Item[] {
    const items = itemsOf(this.bytes, item, field);
    if (items.length !== count) throw new Fault('listLength', item.start, field, `${items.length} ≠ ${count}`);
    return items;
  }

  private slot(item: Item, field: string): string {
    const content = this.content(item, field);
    if (content.length !== SLOT) throw new Fault('slotLength', item.start, field, String(content.length));
    return hexOf(content);
  }

  private accessEntry(item: Item, place: string): AccessEntry {
    const [address, slots] = this.list(item, place, 2) as [Item, Item];
    const keys = `${place}.storageKeys`;
    return {
      address: this.address(address, `${place}.address`),
      storageKeys: itemsOf(this.bytes, slots, keys).map((slot, index) => this.slot(slot, `${keys}[${index}]`)),
    };
  }

  private authorization(item: Item, place: string): Authorization {
    const [chainId, address, nonce, yParity, r, s] = this.list(item, place, 6) as [Item, Item, Item, Item, Item, Item];
    return {
      chainId: this.number(chainId, `${place}.chainId`),
      address: this.address(address, `${place}.address`),
      nonce: this.number(nonce, `${place}.nonce`, 64),
      yParity: this.number(yParity, `${place}.yParity`, 8),
      r: this.number(r, `${place}.r`),
      s: this.number(s, `${place}.s`),
    };
  }

  /** The value of a field. Only a transaction of type 4 can't create a contract. */
  field(name: FieldName, item: Item, kind: Kind): Fields[FieldName] {
    switch (name) {
      case 'to':
        return this.address(item, name, kind !== 'espace4');
      case 'data':
        return hexOf(this.content(item, name));
      case 'accessList':
        return itemsOf(this.bytes, item, name).map((one, index) => this.accessEntry(one, `${name}[${index}]`));
      case 'authorizationList':
        return itemsOf(this.bytes, item, name).map((one, index) => this.authorization(one, `${name}[${index}]`));
      default:
        return this.number(item, name, BITS[name]);
    }
  }
}
