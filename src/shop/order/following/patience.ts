import { Logger } from '@nestjs/common';
import { withDeadline } from '../../../platform/dial/deadline.js';

interface Bounds {
  /** So long the others wait for one follower; far longer than the slowest of them takes on a busy machine. */
  ms: number;
  /** So long it is not waited for again. */
  restMs: number;
}

const BOUNDS: Bounds = { ms: 5_000, restMs: 60_000 };

export class KeptWaiting extends Error {
  constructor(name: string) {
    super(`${name} keeps the others waiting`);
  }
}

/**
 * A follower that hangs must not hold what the kitchen waits for. It is waited for once; after that its orders go to the
 * queue at once, where it holds up nobody.
 */
export class Patience {
  private readonly log = new Logger('Followers');
  private readonly restingUntil = new Map<string, number>();

  constructor(private readonly bounds = BOUNDS) {}

  /** Throws `KeptWaiting` when it was not waited for to its end, and what it throws itself. */
  async waitFor<T>(name: string, run: () => Promise<T>): Promise<T> {
    if (performance.now() < (this.restingUntil.get(name) ?? 0)) throw new KeptWaiting(name);
    let isOver = false;
    const running = async () => {
      try {
        return await run();
      } finally {
        isOver = true;
      }
    };
    try {
      return await withDeadline(this.bounds.ms, running);
    } catch (error) {
      if (isOver) throw error;
      this.rest(name);
      throw new KeptWaiting(name);
    }
  }

  private rest(name: string): void {
    const { ms, restMs } = this.bounds;
    const until = performance.now() + restMs;
    if (performance.now() >= (this.restingUntil.get(name) ?? 0))
      this.log.warn(`${name}: no answer within ${ms} ms, its orders go through the queue for ${restMs} ms.`);
    this.restingUntil.set(name, until);
  }
}
