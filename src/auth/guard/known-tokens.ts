import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AccessClaims } from '../session/access-token.js';

const MOST = 5_000;

/**
 * What the tokens of the last minutes say, for each was checked when it came first: the check costs as much as a read.
 * Whether a token still counts is asked every time, of its end and of its session.
 */
@Injectable()
export class KnownTokens {
  private readonly claims = new LRUCache<string, AccessClaims>({ max: MOST });

  of(token: string): AccessClaims | null {
    return this.claims.get(token) ?? null;
  }

  keep(token: string, claims: AccessClaims): void {
    this.claims.set(token, claims);
  }
}
