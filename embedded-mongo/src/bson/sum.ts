import { Double, Int32, Long } from 'bson';
import { outside } from '../errors.js';
import { type Slot, T } from './slot.js';
import { numberOf, slotOf } from './values.js';

/** Adds numbers as the real server does: whole ones exactly, doubles with the rounding error carried along. */
export class Sum {
  count = 0;
  private whole = 0n;
  private small = 0;
  private broken = 0;
  private carried = 0;
  private widest: number = T.int;

  add(value: Slot): void {
    if (value.type === T.decimal) throw outside('arithmetic on Decimal128');
    this.count++;
    if (value.type === T.double) this.addDouble(numberOf(value));
    else if (value.type === T.long) this.addLong(value);
    else this.addInt(numberOf(value));
  }

  /** In the widest type that came in, wider where the sum needs it. */
  total(): Slot {
    if (this.widest === T.double) return slotOf(new Double(this.asDouble()));
    return wholeSlot(this.exact(), this.widest === T.long);
  }

  asDouble(): number {
    return Number(this.exact()) + this.broken + this.carried;
  }

  private exact(): bigint {
    return this.whole + BigInt(this.small);
  }

  private addInt(value: number): void {
    this.small += value;
    if (Math.abs(this.small) < 2 ** 52) return;
    this.whole += BigInt(this.small);
    this.small = 0;
  }

  private addLong(value: Slot): void {
    if (this.widest === T.int) this.widest = T.long;
    this.whole += bigOf(value);
  }

  private addDouble(value: number): void {
    this.widest = T.double;
    const next = this.broken + value;
    if (Number.isFinite(next)) {
      this.carried +=
        Math.abs(this.broken) >= Math.abs(value) ? this.broken - next + value : value - next + this.broken;
    }
    this.broken = next;
  }
}

/** A whole number in the narrowest type it fits into; what fits into none becomes a double. */
export function wholeSlot(value: bigint, atLeastLong: boolean): Slot {
  if (BigInt.asIntN(64, value) !== value) return slotOf(new Double(Number(value)));
  const isInt = !atLeastLong && BigInt.asIntN(32, value) === value;
  return slotOf(isInt ? new Int32(Number(value)) : Long.fromBigInt(value));
}

export const bigOf = ({ type, bytes, at }: Slot): bigint =>
  type === T.long ? bytes.readBigInt64LE(at) : BigInt(bytes.readInt32LE(at));
