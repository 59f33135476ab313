import { setTimeout as sleep } from 'node:timers/promises';

const MOST = 500;

interface Batch<T> {
  items: T[];
  done: Promise<void>;
}

/**
 * One batch at a time: the first goes at once and alone, whatever comes meanwhile goes together with the next. With a pause
 * the next waits that much longer, for what may be told a little later.
 */
export class Gathering<T> {
  private last: Promise<unknown> = Promise.resolve();
  private next: Batch<T> | null = null;

  constructor(
    private readonly pass: (items: T[]) => Promise<void>,
    private readonly most = MOST,
    private readonly pauseMs = 0,
  ) {}

  /** Settles as the batch does that it went with. */
  add(item: T): Promise<void> {
    const batch = this.next && this.next.items.length < this.most ? this.next : this.begin();
    batch.items.push(item);
    return batch.done;
  }

  private begin(): Batch<T> {
    const items: T[] = [];
    const done = this.last.then(() => {
      if (this.next?.items === items) this.next = null;
      return this.pass(items);
    });
    this.next = { items, done };
    const over = done.catch(() => undefined);
    this.last = this.pauseMs > 0 ? over.then(() => sleep(this.pauseMs)) : over;
    return this.next;
  }
}
