import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { berlinClock } from '../../shared/berlin-time.js';
import { PlanRoom } from '../../shop/plan-gate/plan-room.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { FEATURES, has, limitsOf, planFor, planNameOf } from '../../shop/subscription/plans.js';
import { PlanNeeded } from '../../shop/subscription/subscription.errors.js';
import { TextGenerator } from './text-generator.js';
import { TextMonthsRepository } from './text-months.repository.js';
import { MonthIsUsedUp } from './texts.errors.js';
import type { ModelAnswer } from './texts.types.js';
import type { TextQuota } from './texts.view.js';

/** How many texts a plan has in a month, in Berlin. */
@Injectable()
export class TextQuotas {
  constructor(
    private readonly months: TextMonthsRepository,
    private readonly clock: Clock,
    generator: TextGenerator,
    room: PlanRoom,
  ) {
    room.measure(async (shop) => {
      if (!generator.isConnected) return [];
      const { used, limit } = await this.of(shop);
      return [{ label: 'Texte der Schreibhilfe in diesem Monat', used, most: limit }];
    });
  }

  async of({ id, subscription }: Shop): Promise<TextQuota> {
    const used = await this.months.used(id, this.thisMonth());
    return { used, limit: limitsOf(subscription).textsPerMonth, planName: planNameOf(subscription) };
  }

  /** Answers the month it was taken from, which may be over when something is to be given back. */
  async take({ id, subscription }: Shop): Promise<string> {
    if (!has(subscription, 'texts')) throw new PlanNeeded(FEATURES.texts);
    const { textsPerMonth } = limitsOf(subscription);
    const month = this.thisMonth();
    if (!(await this.months.take(id, month, this.clock.now(), textsPerMonth)))
      throw new MonthIsUsedUp(
        planNameOf(subscription),
        textsPerMonth,
        planFor('textsPerMonth', textsPerMonth)?.name ?? null,
      );
    return month;
  }

  giveBack(shopId: string, month: string): Promise<void> {
    return this.months.giveBack(shopId, month);
  }

  noteTokens(shopId: string, month: string, { promptTokens, completionTokens }: ModelAnswer): Promise<void> {
    return this.months.addTokens(shopId, month, { promptTokens, completionTokens });
  }

  private thisMonth(): string {
    return berlinClock(this.clock.now()).date.slice(0, 7);
  }
}
