import { Injectable } from '@nestjs/common';
import type { SeenContract } from '../../platform/pay/platform-pay.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { Contract } from './billing.types.js';
import { boughtMail, doubledMail, overMail } from './billing-mail.rules.js';
import { BillingMails } from './billing-mails.service.js';
import { PlanInvoices } from './invoice/invoices.service.js';

/** What follows from a contract that was read: invoices, and what owners are told. Twice is once. */
@Injectable()
export class ContractNews {
  constructor(
    private readonly invoices: PlanInvoices,
    private readonly mails: BillingMails,
  ) {}

  async seen(
    shop: Shop,
    contract: Contract,
    { seen, isNew }: { seen: SeenContract; isNew: boolean },
  ): Promise<void> {
    await this.invoices.billAll(shop, contract, seen.payments);
    if (isNew) await this.mails.tell(shop, `bought ${contract.id}`, boughtMail(contract));
  }

  byTheClock(shop: Shop, contract: Contract, now: Date): Promise<void> {
    return this.mails.byTheClock(shop, contract, now);
  }

  over(shop: Shop, { id, until }: Contract): Promise<void> {
    return this.mails.tell(shop, `over ${id} ${until.toISOString()}`, overMail());
  }

  paidTwice(shop: Shop, { id }: SeenContract): Promise<void> {
    return this.mails.tell(shop, `double ${id}`, doubledMail());
  }
}
