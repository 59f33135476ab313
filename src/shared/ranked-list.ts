import { inOrder } from './in-order.js';

export interface Ranked {
  /** Two of the same name are a mistake. */
  name: string;
  /** The lowest comes first. */
  rank: number;
}

/** Newcomers register themselves; the order they run in depends on their ranks, not on who registered first. */
export class RankedList<T extends Ranked> implements Iterable<T> {
  private readonly entries: T[] = [];

  constructor(private readonly what: string) {}

  add(entry: T): void {
    if (this.entries.some(({ name }) => name === entry.name))
      throw new Error(`The ${this.what} "${entry.name}" is registered twice.`);
    this.entries.push(entry);
    this.entries.sort(byRank);
  }

  [Symbol.iterator](): Iterator<T> {
    return this.entries.values();
  }
}

const byRank = (a: Ranked, b: Ranked): number => a.rank - b.rank || inOrder(a.name, b.name);
