import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { BookedPlans } from '../../restaurant/booked/booked-plans.service.js';
import { planOf } from '../../subscription/plans.js';
import { BillingRepository } from '../billing.repository.js';
import { isUsed, phaseOf } from '../billing.rules.js';
import { AssignmentRepository } from './assignment.repository.js';

const EVERY_MS = 3_000;

interface Said {
  answer: string;
  refused: boolean;
}

/** Where nobody sells plans, whoever runs the server assigns them. */
@Injectable()
export class Assignments {
  constructor(
    private readonly assignments: AssignmentRepository,
    private readonly billings: BillingRepository,
    private readonly shops: BookedPlans,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('plan-assignments', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    for (const { _id, slug, level } of await this.assignments.listOpen())
      await this.assignments.answer(_id, await this.assign(slug, level));
  }

  private async assign(slug: string, level: number): Promise<Said> {
    const shop = await this.shops.findBySlug(slug);
    if (!shop) return refused(`Ein Restaurant unter /s/${slug} gibt es nicht.`);
    const plan = planOf(level);
    if (level !== 0 && !plan) return refused('Diesen Tarif gibt es nicht.');
    const { contract, ...billing } = await this.billings.get(shop.id);
    const phase = contract && phaseOf(contract, this.clock.now());
    if (phase && isUsed(phase)) return refused(`${shop.name} bezahlt einen Tarif und kündigt ihn selbst.`);
    if (contract) await this.billings.change({ contract, ...billing }, { contract: null, dueAt: null });
    await this.shops.book(shop.id, plan && { level: plan.level }, null);
    const now = plan ? `den Tarif „${plan.name}“` : 'keinen Tarif';
    return { answer: `${shop.name} hat jetzt ${now}.`, refused: false };
  }
}

const refused = (answer: string): Said => ({ answer, refused: true });
