import { DeadlineExceeded, withDeadline } from '../../platform/dial/deadline.js';
import { RemoteTrouble } from './remote/remote.errors.js';
import type { RemoteSpace } from './remote/remote-space.types.js';
import type { TroubleKind } from './remote/trouble.rules.js';

const REOPENINGS = 4;
const LOST: TroubleKind[] = ['cut', 'silent', 'tooLarge'];

interface Line {
  /** null where the server did not let us in once more. */
  space: Promise<RemoteSpace | null>;
}

/** Some connections to one web space. What a cut interrupts is done again on a fresh one, a few times. */
export class SpacePool {
  private readonly lines: Line[] = [];
  private readonly spaces = new Set<RemoteSpace>();
  private reopened = 0;
  private isClosed = false;

  constructor(private readonly open: () => Promise<RemoteSpace>) {}

  /** The first alone: four wrong passwords at once would lock somebody out. */
  async start(): Promise<void> {
    const first = await this.opened();
    this.lines.push({ space: Promise.resolve(first) });
  }

  widen(count: number): void {
    while (this.lines.length < count) this.lines.push({ space: this.opened().catch(() => null) });
  }

  /** How many the server granted. */
  async width(): Promise<number> {
    const granted = await Promise.all(this.lines.map(({ space }) => space));
    return granted.filter((space) => space !== null).length;
  }

  async first<T>(ms: number, work: Work<T>): Promise<T> {
    const [line] = this.lines;
    if (!line) throw new RemoteTrouble('cut', 'work');
    return this.on(line, ms, work);
  }

  /** All items, each once, on all lines; the first failure ends it. */
  async each<T>(items: readonly T[], ms: (item: T) => number, work: (item: T, ...on: On) => Promise<void>) {
    const left = [...items];
    let failure: unknown = null;
    const pull = async (line: Line) => {
      if (left.length > 0 && (await line.space) === null) return;
      for (let item = left.shift(); item !== undefined && failure === null; item = left.shift()) {
        const next = item;
        await this.on(line, ms(next), (...on) => work(next, ...on)).catch((error: unknown) => {
          failure ??= error;
        });
      }
    };
    await Promise.all(this.lines.map(pull));
    if (failure !== null) throw failure;
  }

  close(): void {
    this.isClosed = true;
    for (const space of this.spaces) space.close();
    this.spaces.clear();
  }

  private async on<T>(line: Line, ms: number, work: Work<T>): Promise<T> {
    for (let isAgain = false; ; isAgain = true) {
      const space = (await line.space) ?? (await this.reopen(line));
      try {
        return await withDeadline(ms, () => work(space, isAgain));
      } catch (error) {
        const trouble = error instanceof DeadlineExceeded ? new RemoteTrouble('silent', 'work') : error;
        if (!(trouble instanceof RemoteTrouble) || !LOST.includes(trouble.kind)) throw trouble;
        this.drop(line, space);
        if (trouble.kind !== 'cut' || this.reopened >= REOPENINGS || this.isClosed) throw trouble;
      }
    }
  }

  private drop(line: Line, space: RemoteSpace): void {
    space.close();
    this.spaces.delete(space);
    line.space = Promise.resolve(null);
  }

  private async reopen(line: Line): Promise<RemoteSpace> {
    this.reopened += 1;
    const space = await this.opened();
    line.space = Promise.resolve(space);
    return space;
  }

  private async opened(): Promise<RemoteSpace> {
    const space = await this.open();
    if (this.isClosed) {
      space.close();
      throw new RemoteTrouble('cut', 'work');
    }
    this.spaces.add(space);
    return space;
  }
}

type On = [space: RemoteSpace, isAgain: boolean];
type Work<T> = (...on: On) => Promise<T>;
