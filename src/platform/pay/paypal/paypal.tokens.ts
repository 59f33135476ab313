import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MerchantKeys } from '../pay.types.js';

const MOST = 500;
/** So long before its end a token is not begun with any more. */
const EARLY_MS = 60_000;

export interface PayPalToken {
  value: string;
  expiresInSeconds: number;
}

/** A token counts for hours and costs a call, so each is kept; under a digest, so that no key stands in memory as a name. */
export class PayPalTokens {
  private readonly known = new LRUCache<string, Promise<PayPalToken>>({ max: MOST });

  async get(keys: MerchantKeys, fetchToken: () => Promise<PayPalToken>): Promise<string> {
    const name = nameOf(keys);
    const running = this.known.get(name) ?? this.begin(name, fetchToken);
    return (await running).value;
  }

  drop(keys: MerchantKeys): void {
    this.known.delete(nameOf(keys));
  }

  private begin(name: string, fetchToken: () => Promise<PayPalToken>): Promise<PayPalToken> {
    const fetching = fetchToken();
    this.known.set(name, fetching);
    fetching.then(
      ({ expiresInSeconds }) =>
        this.known.set(name, fetching, { ttl: Math.max(1, expiresInSeconds * 1_000 - EARLY_MS) }),
      () => this.known.delete(name),
    );
    return fetching;
  }
}

const nameOf = ({ publicKey, secretKey, sandbox }: MerchantKeys): string =>
  createHash('sha256')
    .update(JSON.stringify([publicKey, secretKey, sandbox]))
    .digest('hex');
