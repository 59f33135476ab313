import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { Live } from '../../../platform/live/live.js';
import { LiveCache } from '../../../platform/live/live-cache.js';
import { newToken } from '../../../shared/ids.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import { ChangedMeanwhile } from '../../restaurant/shop.errors.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { BadPlan, TableGone } from '../table.errors.js';
import { PlanRepository } from './plan.repository.js';
import { emptyPlan, planProblemOf, withCodes } from './plan.rules.js';
import type { FloorPlan, FloorTable, PlanSketch } from './plan.types.js';
import type { PlanView } from './plan.view.js';

const CODE_BYTES = 15;
const MAX_SHOPS = 500;

/** The rooms and tables of a restaurant, and the codes on the tables. */
@Injectable()
export class FloorPlans {
  private readonly kept: LiveCache<FloorPlan>;

  constructor(
    private readonly plans: PlanRepository,
    private readonly audit: Audit,
    private readonly env: Env,
    private readonly clock: Clock,
    private readonly live: Live,
  ) {
    this.kept = new LiveCache(live, ['shop.changed'], { max: MAX_SHOPS });
  }

  /** As guests and the desk use it all evening; a change is told to every process. */
  async of(shopId: string): Promise<FloorPlan> {
    const plan = await this.kept.of(shopId, async (belongsTo) => {
      belongsTo(shopId);
      return this.stored(shopId);
    });
    return plan ?? emptyPlan(shopId);
  }

  async view(shop: Shop): Promise<PlanView> {
    return this.viewOf(shop, await this.stored(shop.id));
  }

  /** The first plan of a new house; one that is there stays. */
  async begin(shopId: string, sketch: PlanSketch): Promise<void> {
    const tables = withCodes(sketch.tables, [], { newCode, now: this.clock.now() });
    await this.plans.save({ ...sketch, shopId, version: 0, tables });
  }

  /** Whole: what is missing is gone. */
  async save(shop: Shop, userId: string, version: number, sketch: PlanSketch): Promise<PlanView> {
    const problem = planProblemOf(sketch);
    if (problem) throw new BadPlan(problem);
    const before = await this.stored(shop.id);
    const now = this.clock.now();
    const tables = withCodes(sketch.tables, before.tables, { newCode, now });
    return this.write(shop, userId, { before: { ...before, version }, after: { ...sketch, tables } });
  }

  /** The old code opens nothing from now on. */
  async renewCode(shop: Shop, userId: string, tableId: string): Promise<PlanView> {
    const before = await this.stored(shop.id);
    if (!before.tables.some(({ id }) => id === tableId)) throw new TableGone();
    const fresh = { code: newCode(), codeSince: this.clock.now() };
    const tables = before.tables.map((table) => (table.id === tableId ? { ...table, ...fresh } : table));
    return this.write(shop, userId, { before, after: { ...before, tables } });
  }

  /** Where the code of each table leads, for whoever prints it. */
  async addresses(shop: Shop): Promise<(FloorTable & { url: string })[]> {
    const { tables } = await this.of(shop.id);
    return tables.map((table) => ({ ...table, url: this.addressOf(shop, table) }));
  }

  addressOf(shop: Shop, { code }: Pick<FloorTable, 'code'>): string {
    return `${homeOf(shop, this.env)}/tisch/${code}`;
  }

  private async stored(shopId: string): Promise<FloorPlan> {
    return (await this.plans.find(shopId)) ?? emptyPlan(shopId);
  }

  private async write(shop: Shop, userId: string, { before, after }: Change): Promise<PlanView> {
    const plan = { ...after, shopId: shop.id, version: before.version };
    if (!(await this.plans.save(plan))) throw new ChangedMeanwhile({ current: await this.view(shop) });
    await this.live.publish(shop.id, 'shop.changed', {});
    await this.audit.record({
      shopId: shop.id,
      userId,
      subject: 'tables',
      action: 'update',
      before: countsOf(before),
      after: countsOf(after),
    });
    return this.viewOf(shop, { ...plan, version: before.version + 1 });
  }

  private viewOf(shop: Shop, { version, rooms, tables, askFirst, deposit }: FloorPlan): PlanView {
    const shown = tables.map((table) => {
      const { code: _, codeSince, ...sketch } = table;
      return { ...sketch, url: this.addressOf(shop, table), codeSince: codeSince.toISOString() };
    });
    return { version, rooms, tables: shown, askFirst, deposit };
  }
}

interface Change {
  before: FloorPlan;
  after: Omit<PlanSketch, 'tables'> & { tables: FloorTable[] };
}

const newCode = (): string => newToken(CODE_BYTES);

/** No code stands in a log. */
const countsOf = ({ rooms, tables, askFirst, deposit }: Change['after']) => ({
  rooms: rooms.map(({ name, ordering }) => ({ name, ordering })),
  tables: tables.map(({ number, codeSince }) => `${number} (Code vom ${codeSince.toISOString()})`),
  askFirst,
  deposit,
});
