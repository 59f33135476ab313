import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { monthsAfter } from '../restaurant/retention.rules.js';
import { ShopService } from '../restaurant/shop.service.js';
import { ContactRepository, type DueContact } from './contact.repository.js';
import { GuestData } from './guest-data.service.js';

const SWEPT_AT = '03:40';
const MOST_AT_ONCE = 500;

/** Forgets guests whose time is over, also of orders that nobody ever finished on the board. */
@Injectable()
export class ContactSweep {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly guests: GuestData,
    private readonly shops: ShopService,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.daily('guest-contacts', SWEPT_AT, () => this.sweep());
  }

  /** What a guest was told at the order is never stretched; a restaurant that wants less gets it at once. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.forgetAll(() => this.contacts.listDue(now, MOST_AT_ONCE));
    for (const { shopId, months } of await this.shops.listContactMonths()) {
      const before = monthsAfter(now, -months);
      await this.forgetAll(() => this.contacts.listHandedOver(shopId, before, MOST_AT_ONCE));
    }
  }

  private async forgetAll(list: () => Promise<DueContact[]>): Promise<void> {
    const due = await list();
    for (const { shopId, id } of due) await this.guests.forget(shopId, id);
    if (due.length === MOST_AT_ONCE) await this.forgetAll(list);
  }
}
