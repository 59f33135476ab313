import { Injectable } from '@nestjs/common';
import { InvitationService } from '../../auth/member/invitation.service.js';
import { MemberService } from '../../auth/member/member.service.js';
import { PrinterRegistry } from '../../printer/printer/printer-registry.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { LEVEL, type Limit, limitsOf, planFor } from '../subscription/plans.js';
import { PlanNeeded } from '../subscription/subscription.errors.js';

type Counted = Extract<Limit, 'printers' | 'people'>;

const MORE: Record<Counted, string> = {
  printers: 'Ein weiterer Drucker ist',
  people: 'Eine weitere Person im Team ist',
};

/** One thing a plan counts, as its folder tells it. */
export interface Meter {
  label: string;
  used: number;
  /** null: as many as you like. */
  most: number | null;
  unit?: 'bytes';
}

type Measure = (shop: Shop) => Promise<Meter[]>;

/** What folders below and above the shop count, and know no plan of. */
@Injectable()
export class PlanRoom {
  private readonly measures: Measure[] = [];

  constructor(
    private readonly members: MemberService,
    private readonly invitations: InvitationService,
    private readonly printers: PrinterRegistry,
  ) {}

  /** Folders above the shop register what they count. */
  measure(measure: Measure): void {
    this.measures.push(measure);
  }

  async measured(shop: Shop): Promise<Meter[]> {
    return (await Promise.all(this.measures.map((measure) => measure(shop)))).flat();
  }

  async count(shopId: string, what: Counted): Promise<number> {
    if (what === 'printers') return (await this.printers.list(shopId)).length;
    const [members, invited] = await Promise.all([this.members.list(shopId), this.invitations.list(shopId)]);
    return members.length + invited.length;
  }

  async makeSure({ id, subscription }: Shop, what: Counted): Promise<void> {
    const limit = limitsOf(subscription)[what];
    if (limit === null) return;
    const count = await this.count(id, what);
    if (count >= limit) throw new PlanNeeded(planFor(what, count)?.level ?? LEVEL.professional, MORE[what]);
  }
}
