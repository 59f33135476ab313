import { Injectable } from '@nestjs/common';
import { addressKey } from '../../platform/http/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/rate-limits.js';

const QUARTER = 15 * 60;
const PER_ACCOUNT = { points: 10, seconds: QUARTER };
const PER_ADDRESS = { points: 100, seconds: QUARTER };
const PER_DEVICE = { points: 10, seconds: QUARTER };

/** Who tries to sign in. `device` is set when it was signed in to this very account before. */
export interface Try {
  email: string;
  address: string;
  device: string | null;
}

/** A device that is known counts for itself: strangers who lock the account or the address do not lock it out. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: RateLimits) {}

  async count({ email, address, device }: Try): Promise<void> {
    if (device !== null) return void (await this.limits.consume('login-device', device, PER_DEVICE));
    await this.limits.consume('login-address', addressKey(address), PER_ADDRESS);
    await this.limits.consume('login-account', email, PER_ACCOUNT);
  }

  async forgive({ email, device }: Try): Promise<void> {
    if (device !== null) await this.limits.reset('login-device', device);
    else await this.limits.reset('login-account', email);
  }
}
