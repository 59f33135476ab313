import { Injectable } from '@nestjs/common';
import { OfferLists } from '../../discount/desk/offer-lists.service.js';
import { FloorPlans } from '../../table/plan/floor-plan.service.js';
import type { Usage } from './usage.types.js';

/** What rests as soon as a plan no longer has it, so that whoever chooses a smaller one is told before. */
@Injectable()
export class RestingThings {
  constructor(
    private readonly plans: FloorPlans,
    private readonly offers: OfferLists,
  ) {}

  async of(shopId: string): Promise<Pick<Usage, 'tables' | 'codes' | 'campaigns'>> {
    const [{ tables }, codes, campaigns] = await Promise.all([
      this.plans.of(shopId),
      this.offers.countOn(shopId, 'code'),
      this.offers.countOn(shopId, 'campaign'),
    ]);
    return { tables: tables.length, codes, campaigns };
  }
}
