import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cipher, type Sealed } from '../../platform/cipher/cipher.js';
import type { PushTarget } from '../../platform/push/push.types.js';
import type { PushSubscription } from './push.types.js';

const aadOf = (id: string): string => `push ${id}`;

export const subscriptionIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** Whoever reads the store cannot ring anybody's phone. */
@Injectable()
export class SealedTargets {
  constructor(private readonly cipher: Cipher) {}

  seal({ endpoint, keys: { p256dh, auth } }: PushTarget): Sealed {
    const plain: PushTarget = { endpoint, keys: { p256dh, auth } };
    return this.cipher.seal(JSON.stringify(plain), aadOf(subscriptionIdOf(endpoint)));
  }

  open({ id, sealed }: Pick<PushSubscription, 'id' | 'sealed'>): PushTarget {
    return JSON.parse(this.cipher.open(sealed, aadOf(id))) as PushTarget;
  }
}
