import type { mongo } from 'mongoose';

/** What the driver (7.8) keeps to itself. */
export interface DriverState {
  s: { activeCursors: Iterable<object>; activeSessions: Iterable<object> };
}

/**
 * What is open at the moment, in any order. A Set lays out its table anew after some changes, and the old table, which
 * collecting the young generation may have moved among the old things, leads to the next with all that stands in it: of five
 * cursors side by side each second one stayed, with everything it had read, until a full collection.
 */
export class OpenList<T> implements Iterable<T> {
  private readonly all: T[];

  constructor(all: Iterable<T> = []) {
    this.all = [...all];
  }

  get size(): number {
    return this.all.length;
  }

  add(one: T): this {
    if (!this.all.includes(one)) this.all.push(one);
    return this;
  }

  delete(one: T): boolean {
    const at = this.all.indexOf(one);
    const last = at === -1 ? undefined : this.all.pop();
    if (last === undefined) return false;
    if (at < this.all.length) this.all[at] = last;
    return true;
  }

  clear(): void {
    this.all.length = 0;
  }

  [Symbol.iterator](): Iterator<T> {
    return this.all[Symbol.iterator]();
  }
}

/** The driver's cursors and sessions are forgotten as soon as they are closed. */
export function listWhatIsOpen<Client extends mongo.MongoClient>(client: Client): Client {
  const { s } = client as unknown as DriverState;
  s.activeCursors = new OpenList(s.activeCursors);
  s.activeSessions = new OpenList(s.activeSessions);
  return client;
}
