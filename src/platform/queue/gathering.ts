const MOST = 500;

interface Batch<T> {
  items: T[];
  done: Promise<void>;
}

/** One batch at a time: the first goes at once and alone, whatever comes meanwhile goes together with the next. */
export class Gathering<T> {
  private last: Promise<unknown> = Promise.resolve();
  private next: Batch<T> | null = null;

  constructor(
    private readonly pass: (items: T[]) => Promise<void>,
    private readonly most = MOST,
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
    this.last = done.catch(() => undefined);
    return this.next;
  }
}
