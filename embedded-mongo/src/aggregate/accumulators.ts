import { Double } from 'bson';
import { orderKey } from '../bson/order.js';
import type { Slot } from '../bson/slot.js';
import { Sum } from '../bson/sum.js';
import { isNull, isNumber, slotOf } from '../bson/values.js';
import { MongoError, outside } from '../errors.js';
import { List, slotOfTree } from '../update/tree.js';

/** Takes the values of one group, one by one, and says in the end what they come to. */
export interface Accumulator {
  add(value: Slot | undefined): void;
  result(): Slot;
}

const MAKERS: Record<string, () => Accumulator> = {
  $sum: () => new Summed((sum) => sum.total()),
  $avg: () =>
    new Summed((sum) => (sum.count === 0 ? slotOf(null) : slotOf(new Double(sum.asDouble() / sum.count)))),
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

class Summed implements Accumulator {
  private readonly sum = new Sum();

  constructor(private readonly finish: (sum: Sum) => Slot) {}

  add(value: Slot | undefined): void {
    if (isNumber(value)) this.sum.add(value);
  }

  result(): Slot {
    return this.finish(this.sum);
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
