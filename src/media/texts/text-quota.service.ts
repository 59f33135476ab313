import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { berlinClock } from '../../shared/berlin-time.js';
import { PlanRoom } from '../../shop/plan-gate/plan-room.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../../shop/subscription/plans.js';
import { TextDaysRepository } from './text-days.repository.js';
import { TextGenerator } from './text-generator.js';
import { DayIsUsedUp } from './texts.errors.js';
import type { ModelAnswer } from './texts.types.js';
import type { TextQuota } from './texts.view.js';

/** How many texts a plan has in a day, in Berlin. */
@Injectable()
export class TextQuotas {
  constructor(
    private readonly days: TextDaysRepository,
    private readonly clock: Clock,
    generator: TextGenerator,
    room: PlanRoom,
  ) {
    room.measure(async (shop) => {
      if (!generator.isConnected) return [];
      const { used, limit } = await this.of(shop);
      return [{ label: 'Texte der Schreibhilfe heute', used, most: limit }];
    });
  }

  async of({ id, subscription }: Shop): Promise<TextQuota> {
    const used = await this.days.used(id, this.today());
    return { used, limit: limitsOf(subscription).textsPerDay, planName: planNameOf(subscription) };
  }

  /** Answers the day it was taken from, which may be over when something is to be given back. */
  async take({ id, subscription }: Shop): Promise<string> {
    const { textsPerDay } = limitsOf(subscription);
    const date = this.today();
    if (!(await this.days.take(id, date, this.clock.now(), textsPerDay)))
      throw new DayIsUsedUp(planNameOf(subscription), textsPerDay);
    return date;
  }

  giveBack(shopId: string, date: string): Promise<void> {
    return this.days.giveBack(shopId, date);
  }

  noteTokens(shopId: string, date: string, { promptTokens, completionTokens }: ModelAnswer): Promise<void> {
    return this.days.addTokens(shopId, date, { promptTokens, completionTokens });
  }

  private today(): string {
    return berlinClock(this.clock.now()).date;
  }
}
