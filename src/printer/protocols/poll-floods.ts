import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';

/** Ten a second, ten seconds long: a printer that works off a long queue stays far below. */
const CALLS = 100;
const WINDOW_MS = 10_000;
/** Addresses can be made up; with this many the count begins anew. */
const ADDRESSES = 50_000;

class TooManyPolls extends AppError {
  readonly code = 'TOO_MANY';
  readonly status = 429;
  override readonly headers: Record<string, string>;

  constructor(waitMs: number) {
    super('Der Drucker fragt zu oft.');
    this.headers = { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1_000))) };
  }
}

/**
 * A device that has gone wild is turned away before anything is read for it. Each process counts for itself: a shared
 * count would cost every idle poll a second key.
 */
@Injectable()
export class PollFloods {
  private readonly most: number;
  private counts = new Map<string, number>();
  private endsAt = 0;

  constructor(
    private readonly clock: Clock,
    env: Env,
  ) {
    this.most = CALLS * env.RATE_LIMIT_FACTOR;
  }

  count(secret: string): void {
    const now = this.clock.now().getTime();
    if (now >= this.endsAt || this.counts.size >= ADDRESSES) {
      this.counts = new Map();
      this.endsAt = now + WINDOW_MS;
    }
    const calls = (this.counts.get(secret) ?? 0) + 1;
    this.counts.set(secret, calls);
    if (calls > this.most) throw new TooManyPolls(this.endsAt - now);
  }
}
