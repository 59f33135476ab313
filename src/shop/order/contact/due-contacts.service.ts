import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { monthsAfter } from '../../restaurant/retention.rules.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { ContactRepository, type DueContact } from './contact.repository.js';

const MAX_AT_ONCE = 500;

/** Guests whose time is over. */
@Injectable()
export class DueContacts {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly shops: ShopService,
    private readonly clock: Clock,
  ) {}

  /** What a guest was promised at the order is never stretched; a restaurant that wants less gets it at once. */
  async each(forget: (due: DueContact) => Promise<void>): Promise<void> {
    const now = this.clock.now();
    await eachOf(() => this.contacts.listDue(now, MAX_AT_ONCE), forget);
    for (const { shopId, months } of await this.shops.listContactMonths()) {
      const before = monthsAfter(now, -months);
      await eachOf(() => this.contacts.listHandedOver(shopId, before, MAX_AT_ONCE), forget);
    }
  }
}

/** Who is forgotten stands on the list no more, so it is asked until it is short. */
async function eachOf(
  list: () => Promise<DueContact[]>,
  forget: (due: DueContact) => Promise<void>,
): Promise<void> {
  const due = await list();
  for (const one of due) await forget(one);
  if (due.length === MAX_AT_ONCE) await eachOf(list, forget);
}
