import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Busy } from './user.errors.js';

/** argon2id with 19 MiB and two passes, the parameters OWASP names; each run takes a thread of the pool. */
const AT_ONCE = 2;
const MAX_WAITING = 200;

/** Turns passwords and PINs into hashes, off the event loop and never more than two at a time. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobody = this.hash('nobody has this password');

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC')));
  }

  /** Takes as long for an account that does not exist, so that nobody can tell by the time. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const matches = await this.inTurn(() => verify(against, password.normalize('NFC')));
    return matches && stored !== null && stored !== undefined;
  }

  private async inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MAX_WAITING) throw new Busy();
    if (this.running >= AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
    try {
      return await run();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
