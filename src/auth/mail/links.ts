import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { newToken } from '../../shared/ids.js';
import type { Link } from '../user/user.types.js';

interface NewLink extends Link {
  url: string;
  token: string;
  now: Date;
}

const MINUTE = 60_000;

/** Links in mails: whoever holds the token may use it once, and the store keeps only its hash. */
@Injectable()
export class Links {
  constructor(
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  to(page: string, minutes: number): NewLink {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + minutes * MINUTE);
    return {
      url: `${this.env.baseUrl}${page}?token=${token}`,
      token,
      hash: hashOfLink(token),
      expiresAt,
      now,
    };
  }
}

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');
