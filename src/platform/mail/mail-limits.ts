import { Injectable } from '@nestjs/common';
import { RateLimits } from '../http/rate-limits.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const PER_ACCOUNT = [
  { points: 10, seconds: HOUR },
  { points: 30, seconds: DAY },
];
const PER_SHOP = [
  { points: 20, seconds: HOUR },
  { points: 50, seconds: DAY },
];
const PER_MAILBOX = [
  { points: 5, seconds: HOUR },
  { points: 10, seconds: DAY },
];

interface Writer {
  account: string;
  shop?: string;
}

/** How many mails people may cause that go to an address which has not asked for them. */
@Injectable()
export class MailLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Refused when this account, this shop or all together have written often enough to this address. */
  async take({ account, shop }: Writer, to: string): Promise<void> {
    for (const limit of PER_ACCOUNT)
      await this.limits.consume(`mail-account-${limit.seconds}`, account, limit);
    if (shop)
      for (const limit of PER_SHOP) await this.limits.consume(`mail-shop-${limit.seconds}`, shop, limit);
    for (const limit of PER_MAILBOX) await this.limits.consume(mailbox(limit), to, limit);
  }

  /** For who must not learn it: false when this mailbox has got enough. */
  async spares(to: string): Promise<boolean> {
    for (const limit of PER_MAILBOX) if (!(await this.limits.allows(mailbox(limit), to, limit))) return false;
    return true;
  }
}

const mailbox = ({ seconds }: { seconds: number }): string => `mail-to-${seconds}`;
