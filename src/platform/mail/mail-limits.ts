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

/** Each is told to the old mailbox as well: enough for a slip and a mail that got lost, and no flood. */
const ADDRESS_CHANGES = [
  { points: 4, seconds: HOUR },
  { points: 8, seconds: DAY },
];

/** One for each order of the busiest evening; nobody has shown that the mailbox is the restaurant's. */
const OF_ORDERS = [
  { points: 400, seconds: HOUR },
  { points: 2_000, seconds: DAY },
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

  /** Counted whether the new address is free or not, or the answer would tell. */
  async takeAddressChange(account: string, to: string): Promise<void> {
    for (const limit of ADDRESS_CHANGES)
      await this.limits.consume(`mail-change-${limit.seconds}`, account, limit);
    await this.take({ account }, to);
  }

  /** False when a mailbox has read of so many orders that somebody else has to be meant by it. */
  async bearsOrder(to: string): Promise<boolean> {
    for (const limit of OF_ORDERS)
      if (!(await this.limits.allows(`mail-orders-${limit.seconds}`, to.toLowerCase(), limit))) return false;
    return true;
  }

  /** For who must not learn it: false when this mailbox has got enough. */
  async spares(to: string): Promise<boolean> {
    for (const limit of PER_MAILBOX) if (!(await this.limits.allows(mailbox(limit), to, limit))) return false;
    return true;
  }
}

const mailbox = ({ seconds }: { seconds: number }): string => `mail-to-${seconds}`;
