import { Injectable } from '@nestjs/common';
import { Schedules } from '../../../platform/queue/schedule.js';
import { ContactErasure } from './contact-erasure.service.js';
import { DueContacts } from './due-contacts.service.js';

const SWEPT_AT = '03:40';

/** Forgets guests whose time is over, also of orders that nobody ever finished on the board. */
@Injectable()
export class ContactSweep {
  constructor(
    private readonly due: DueContacts,
    private readonly erasure: ContactErasure,
    schedules: Schedules,
  ) {
    schedules.daily('guest-contacts', SWEPT_AT, () => this.sweep());
  }

  sweep(): Promise<void> {
    return this.due.each(({ shopId, id }) => this.erasure.forget(shopId, id));
  }
}
