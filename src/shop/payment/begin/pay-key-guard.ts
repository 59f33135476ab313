import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PAYMENT_SERVICES, type PaymentService } from '../../../platform/pay/pay.types.js';
import { MINUTE_MS } from '../../../shared/berlin-time.js';
import { PayKeyGuards } from '../../restaurant/paying/pay-key-guards.js';
import { hasKeys } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { ShopSets } from '../../restaurant/shop-changes.types.js';
import { OldHooks } from '../hook/old-hooks.service.js';
import { KeysStillNeeded } from '../payment.errors.js';
import { PaymentRepository } from '../payment.repository.js';
import { SERVICE_LABEL } from '../payment-words.rules.js';

/** Money that is held could neither be taken nor let go with the keys of another account. */
@Injectable()
export class PaymentKeyGuard {
  constructor(
    guards: PayKeyGuards,
    private readonly payments: PaymentRepository,
    private readonly hooks: OldHooks,
    private readonly clock: Clock,
  ) {
    guards.add((before, sets) => this.allow(before, sets));
  }

  private async allow(before: Shop, sets: ShopSets): Promise<void> {
    const leaving = PAYMENT_SERVICES.filter(
      (service) => hasKeys(before[service]) && leavesAccount(service, sets),
    );
    const begun = new Date(this.clock.now().getTime() - MINUTE_MS);
    for (const service of leaving) {
      const open = await this.payments.countOpen(before.id, service, begun);
      if (open > 0) throw new KeysStillNeeded(SERVICE_LABEL[service], open);
    }
    for (const service of leaving) await this.hooks.remember(before, service);
  }
}

/** A new secret key beside the same public one is the same account. */
const leavesAccount = (service: PaymentService, sets: ShopSets): boolean =>
  `${service}.public_key` in sets ||
  sets[`${service}.secret_key`] === '' ||
  (service === 'paypal' && `${service}.sandbox` in sets);
