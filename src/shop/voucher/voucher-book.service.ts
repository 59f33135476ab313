import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { berlinClock } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import type { Cents } from '../../shared/money.js';
import { VoucherNotFound } from './voucher.errors.js';
import { VoucherRepository, type VoucherSets } from './voucher.repository.js';
import { revivedBy, validUntil, withEntry, wordsOf } from './voucher.rules.js';
import type { Voucher, VoucherEntry } from './voucher.types.js';
import { VoucherCodes } from './voucher-codes.service.js';

const TRIES = 50;
const MOST_AT_ONCE = 500;
/** Right after the old year is over, and every hour in case nobody was there. */
const OVER_EVERY_MS = 10 * 60_000;

export type Wanted = Omit<VoucherEntry, 'id' | 'at'>;

/** What somebody wants to happen to a voucher; null: nothing, as it stands. */
type Decide = (voucher: Voucher, now: Date) => { entry: Wanted; sets?: VoucherSets } | null;

type Sold = Pick<Voucher, 'id' | 'shopId' | 'soldAt' | 'buyer' | 'test'> & { cents: Cents };

/** The only one who writes to vouchers: each change is an entry, and two at once are one after the other. */
@Injectable()
export class VoucherBook {
  constructor(
    private readonly vouchers: VoucherRepository,
    private readonly codes: VoucherCodes,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('vouchers-over', OVER_EVERY_MS, () => this.expire());
  }

  get today(): string {
    return berlinClock(this.clock.now()).date;
  }

  async get(shopId: string, id: string): Promise<Voucher> {
    const voucher = await this.vouchers.find(shopId, id);
    if (!voucher) throw new VoucherNotFound();
    return voucher;
  }

  /** Asked again for the same sale it is the same voucher. */
  async issue({ id, shopId, cents, soldAt, buyer, test }: Sold): Promise<Voucher> {
    for (let tried = 0; tried < TRIES; tried++) {
      const known = await this.vouchers.find(shopId, id);
      if (known) return known;
      const entry = { id: newId(), at: soldAt, by: 'Gast', kind: 'sold', cents } as const;
      const voucher: Voucher = {
        id,
        shopId,
        ...this.codes.draw(shopId, id),
        valueCents: cents,
        balanceCents: cents,
        state: 'active',
        version: 1,
        validUntil: validUntil(berlinClock(soldAt).date),
        soldAt,
        buyer,
        words: wordsOf(buyer),
        entries: [entry],
        holds: [],
        ...(test && { test }),
      };
      if (await this.vouchers.add(voucher)) return voucher;
    }
    throw new Error(`Voucher ${id} could not be written.`);
  }

  /** Looks and writes until nobody comes in between; null when there was nothing to write. */
  async change(shopId: string, id: string, decide: Decide): Promise<Voucher | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const voucher = await this.get(shopId, id);
      const now = this.clock.now();
      const wanted = decide(voucher, now);
      if (!wanted) return null;
      const after = withEntry(voucher, { id: newId(now.getTime()), at: now, ...wanted.entry });
      if (!after) return null;
      const { balanceCents, entries, state } = after;
      const revived = revivedBy(wanted.entry, voucher, berlinClock(now).date);
      const sets = { balanceCents, entries, state, ...revived, ...wanted.sets };
      if (await this.vouchers.write(voucher, sets))
        return { ...voucher, ...sets, version: voucher.version + 1 };
    }
    throw new Error(`Voucher ${id} is written too often.`);
  }

  /** What nobody has redeemed in time is owed no more. */
  async expire(): Promise<void> {
    const { today } = this;
    for (const { shopId, id } of await this.vouchers.listOver(today, MOST_AT_ONCE))
      await this.change(shopId, id, ({ state, validUntil: last, balanceCents }) =>
        state === 'active' && last < today
          ? { entry: { by: 'System', kind: 'expired', cents: 0 - balanceCents } }
          : null,
      );
  }
}
