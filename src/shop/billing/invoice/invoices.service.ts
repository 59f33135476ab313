import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import type { ContractPayment } from '../../../platform/pay/platform-pay.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { InvoiceNotFound } from '../billing.errors.js';
import type { Contract } from '../billing.types.js';
import { BillingMails } from '../billing-mails.service.js';
import { drawInvoice } from './invoice.pdf.js';
import { PlanInvoiceRepository } from './invoice.repository.js';
import { invoiceBodyOf, invoiceNumberOf, sellerIn, seqIn } from './invoice.rules.js';
import type { PlanInvoice } from './invoice.types.js';

/** What was paid for a plan is billed: once, with the next number, by mail. */
@Injectable()
export class PlanInvoices {
  constructor(
    private readonly invoices: PlanInvoiceRepository,
    private readonly mails: BillingMails,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** The earliest first, so that numbers follow the payments. */
  async billAll(shop: Shop, contract: Contract, payments: readonly ContractPayment[]): Promise<void> {
    const paid = payments.filter(({ currency, cents }) => currency === 'EUR' && cents > 0);
    for (const payment of [...paid].sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime()))
      await this.bill(shop, contract, payment);
  }

  list(shopId: string): Promise<PlanInvoice[]> {
    return this.invoices.list(shopId);
  }

  async pdf(shopId: string, number: string): Promise<Buffer> {
    const seq = seqIn(number);
    const invoice = seq === null ? null : await this.invoices.find(shopId, seq);
    if (!invoice || invoiceNumberOf(invoice) !== number) throw new InvoiceNotFound();
    return drawInvoice(invoice);
  }

  private async bill(shop: Shop, contract: Contract, payment: ContractPayment): Promise<void> {
    const seller = sellerIn(this.env);
    if (!seller) return;
    const invoice = await this.invoices.add({
      paymentId: `${contract.service}:${payment.id}`,
      shopId: shop.id,
      issuedAt: this.clock.now(),
      body: invoiceBodyOf(payment, { shop, seller, contract }),
      mailedAt: null,
    });
    if (invoice.mailedAt) return;
    await this.mails.invoice(shop, invoice);
    await this.invoices.noteMailed(shop.id, invoice.paymentId, this.clock.now());
  }
}
