import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { KnownDevice } from './device.types.js';

const SHAPE = /^([0-9a-z]{20})\.([0-9a-z]{20})\.[\w-]{43}$/;

/** What a device keeps after it has signed out, so that it is recognised when it comes back. */
@Injectable()
export class DeviceTokens {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(hkdfSync('sha256', env.JWT_SECRET, '', 'known-device', 32));
  }

  tokenFor({ userId, sessionId }: KnownDevice): string {
    const name = `${userId}.${sessionId}`;
    return `${name}.${createHmac('sha256', this.key).update(name).digest('base64url')}`;
  }

  /** Null for anything that was not made here. */
  read(token: string): KnownDevice | null {
    const [, userId, sessionId] = SHAPE.exec(token) ?? [];
    if (!userId || !sessionId) return null;
    const device = { userId, sessionId };
    return timingSafeEqual(Buffer.from(token), Buffer.from(this.tokenFor(device))) ? device : null;
  }
}
