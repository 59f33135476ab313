import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { BookedPlans } from '../restaurant/booked/booked-plans.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { LEVEL } from '../subscription/plans.js';
import { AlreadyBooked } from './billing.errors.js';
import { BillingRepository } from './billing.repository.js';
import { isUsed, phaseOf } from './billing.rules.js';

/** Back to the free plan, from none or out of the days of grace. What is still paid has to be cancelled. */
@Injectable()
export class FreePlan {
  constructor(
    private readonly billings: BillingRepository,
    private readonly shops: BookedPlans,
    private readonly clock: Clock,
  ) {}

  async take({ userId }: Viewer, { id }: Shop): Promise<void> {
    const billing = await this.billings.get(id);
    const phase = billing.contract && phaseOf(billing.contract, this.clock.now());
    if (phase && isUsed(phase)) throw new AlreadyBooked();
    const isFree =
      !billing.contract || (await this.billings.change(billing, { contract: null, dueAt: null }));
    if (!isFree) throw new AlreadyBooked();
    await this.shops.book(id, { level: LEVEL.free }, userId);
  }
}
