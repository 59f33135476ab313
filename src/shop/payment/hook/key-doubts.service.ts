import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import type { PayRefused } from '../../../platform/pay/pay.errors.js';
import type { PaymentService } from '../../../platform/pay/pay.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PaymentMails } from '../mail/payment-mails.service.js';
import type { Payable } from '../payment.types.js';
import { doubtWords } from './doubt-words.rules.js';
import { PaymentChecks } from './payment-checks.service.js';

/** Each question costs some calls, and guests may bring many refusals. */
const PER_SERVICE = { points: 1, seconds: 300 };

/** A service that says no may have taken the keys back: then no guest is sent there any more, and the restaurant hears of it. */
@Injectable()
export class KeyDoubts {
  private readonly log = new Logger('Payment');

  constructor(
    private readonly checks: PaymentChecks,
    private readonly mails: PaymentMails,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** No new payment could be begun, or what is there could not be read. Never fails. */
  async raise(
    shop: Shop,
    about: { order: Payable; service: PaymentService; refusal: PayRefused; isNew: boolean },
  ): Promise<void> {
    await this.look(shop, about).catch((error: Error) =>
      this.log.error(`keys of shop ${shop.id}: ${error.message}`),
    );
  }

  private async look(
    shop: Shop,
    { order, service, refusal, isNew }: Parameters<KeyDoubts['raise']>[1],
  ): Promise<void> {
    if (!(await this.limits.allows('payment-keys', `${shop.id} ${service}`, PER_SERVICE))) return;
    const wrong = await this.checks.refusalOf(shop, service);
    if (!wrong && !isNew) return;
    const day = this.clock.now().toISOString().slice(0, 10);
    const words = doubtWords(service, wrong, refusal.detail);
    await this.mails.toRestaurant(order, { key: `keys ${service} ${shop.id} ${day}`, ...words });
  }
}
