import { Double, Int32, Long } from 'bson';
import { orderKey } from '../bson/order.js';
import { type Slot, T } from '../bson/slot.js';
import { isNull, isNumber, numberOf, slotOf } from '../bson/values.js';
import { MongoError, outside } from '../errors.js';
import { bigOf } from '../update/arithmetic.js';
import { List, slotOfTree } from '../update/tree.js';

/** Takes the values of one group, one by one, and says in the end what they come to. */
export interface Accumulator {
  add(value: Slot | undefined): void;
  result(): Slot;
}

const MAKERS: Record<string, () => Accumulator> = {
  $sum: () => new Sum((sum) => sum.total()),
  $avg: () =>
    new Sum((sum) => (sum.count === 0 ? slotOf(null) : slotOf(new Double(sum.asDouble() / sum.count)))),
  $min: () => new Extreme((key, best) => key < best),
  $max: () => new Extreme((key, best) => key > best),
  $first: () => new Edge((known) => known === undefined),
  $last: () => new Edge(() => true),
  $push: () => new Collected(),
};

const ELSEWHERE = new Set([
  '$addToSet',
  '$count',
  '$mergeObjects',
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
  '$firstN',
  '$lastN',
  '$maxN',
  '$minN',
  '$stdDevPop',
  '$stdDevSamp',
  '$median',
  '$percentile',
  '$accumulator',
]);

export function accumulatorFor(name: string): () => Accumulator {
  const maker = MAKERS[name];
  if (maker) return maker;
  throw ELSEWHERE.has(name)
    ? outside(`the accumulator ${name}`)
    : new MongoError(15952, `unknown group operator '${name}'`);
}

/** Whole numbers are summed exactly; doubles with the rounding error carried along, as the real server does. */
class Sum implements Accumulator {
  count = 0;
  private whole = 0n;
  private small = 0;
  private broken = 0;
  private carried = 0;
  private widest: number = T.int;

  constructor(private readonly finish: (sum: Sum) => Slot) {}

  add(value: Slot | undefined): void {
    if (!isNumber(value)) return;
    if (value.type === T.decimal) throw outside('arithmetic on Decimal128');
    this.count++;
    if (value.type === T.double) this.addDouble(numberOf(value));
    else if (value.type === T.long) this.addLong(value);
    else this.addInt(numberOf(value));
  }

  result(): Slot {
    return this.finish(this);
  }

  total(): Slot {
    if (this.widest === T.double) return slotOf(new Double(this.asDouble()));
    const whole = this.exact();
    const isInt = this.widest === T.int && BigInt.asIntN(32, whole) === whole;
    if (BigInt.asIntN(64, whole) !== whole) return slotOf(new Double(Number(whole)));
    return slotOf(isInt ? new Int32(Number(whole)) : Long.fromBigInt(whole));
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

class Extreme implements Accumulator {
  private best: { key: string; value: Slot } | null = null;

  constructor(private readonly isBetter: (key: string, best: string) => boolean) {}

  add(value: Slot | undefined): void {
    if (value === undefined || isNull(value)) return;
    const key = orderKey(value);
    if (!this.best || this.isBetter(key, this.best.key)) this.best = { key, value };
  }

  result(): Slot {
    return this.best?.value ?? slotOf(null);
  }
}

class Edge implements Accumulator {
  private known: Slot | undefined;

  constructor(private readonly replaces: (known: Slot | undefined) => boolean) {}

  add(value: Slot | undefined): void {
    if (this.replaces(this.known)) this.known = value ?? slotOf(null);
  }

  result(): Slot {
    return this.known ?? slotOf(null);
  }
}

class Collected implements Accumulator {
  private readonly values: Slot[] = [];

  add(value: Slot | undefined): void {
    if (value !== undefined) this.values.push(value);
  }

  result(): Slot {
    return slotOfTree(new List(this.values));
  }
}
