import { Injectable } from '@nestjs/common';
import { GuestCopies } from '../order/contact/guest-copies.js';
import { MailLogRepository } from './mail-log.repository.js';

/** Half an address is part of one: it goes with the guest. */
@Injectable()
export class MailLogCopies {
  constructor(copies: GuestCopies, log: MailLogRepository) {
    copies.add((shopId, orderId) => log.forget(shopId, orderId));
  }
}
