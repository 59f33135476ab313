import { Injectable } from '@nestjs/common';
import type { ChargeFailure, DisputeState } from '../../../platform/pay/pay.types.js';
import { PaymentLooks } from '../look/payment-looks.service.js';
import { PaymentRepository } from '../payment.repository.js';

const SETTLED: readonly DisputeState[] = ['answered', 'won'];

/** What whoever sells something asks about its payments. */
@Injectable()
export class SalePayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly looks: PaymentLooks,
  ) {}

  /** The services are asked, and what follows from their answers happens. */
  async look(shopId: string, thingId: string): Promise<void> {
    const begun = (await this.payments.listFor(shopId, thingId)).filter(({ chargeId }) => chargeId !== null);
    await Promise.allSettled(begun.map(({ id }) => this.looks.look(shopId, id)));
  }

  /** A bank has called money back, or is about to. */
  async isDisputed(shopId: string, thingId: string): Promise<boolean> {
    const payments = await this.payments.listFor(shopId, thingId);
    return payments.some(({ disputes }) => disputes.some(({ state }) => !SETTLED.includes(state)));
  }

  /** Why the last try came to nothing; null when nobody has said no. */
  async failureOf(shopId: string, thingId: string): Promise<ChargeFailure | null> {
    const [latest] = await this.payments.listFor(shopId, thingId);
    return latest?.state === 'declined' ? (latest.failure ?? 'other') : null;
  }
}
