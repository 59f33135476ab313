import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';

export interface Claim {
  sessionId: string;
  generation: number;
}

const SHAPE = /^([0-9a-z]{20})\.([1-9][0-9]{0,8})\.[\w-]{43}$/;

/**
 * A refresh token is derived from its session and generation, so the second of two tabs gets the very token the
 * first one got although only its hash is stored.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(hkdfSync('sha256', env.JWT_SECRET, '', 'refresh-token', 32));
  }

  tokenFor({ sessionId, generation }: Claim): string {
    const name = `${sessionId}.${generation}`;
    return `${name}.${createHmac('sha256', this.key).update(name).digest('base64url')}`;
  }

  /** Null for anything that was not made here. */
  read(token: string): Claim | null {
    const [, sessionId, generation] = SHAPE.exec(token) ?? [];
    if (!sessionId || !generation) return null;
    const claim = { sessionId, generation: Number(generation) };
    return timingSafeEqual(Buffer.from(token), Buffer.from(this.tokenFor(claim))) ? claim : null;
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
