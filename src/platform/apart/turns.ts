/** One after the other; who comes when too many wait already is turned away. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly most: number) {}

  get areTaken(): boolean {
    return this.waiting >= this.most;
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const mine = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
