import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { PaymentService } from '../../platform/pay/pay.types.js';
import { PlatformEdges } from '../../platform/pay/platform-edges.js';
import type { ContractEdge, SeenContract } from '../../platform/pay/platform-pay.types.js';
import { BookedPlans } from '../restaurant/booked/booked-plans.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BillingRepository } from './billing.repository.js';
import { askAgainAt, entitledTo, isSettled, judge, nextLookAt } from './billing.rules.js';
import type { Billing, Contract } from './billing.types.js';
import { ContractNews } from './contract-news.js';

const TRIES = 10;

/**
 * What the payment services know of contracts becomes what shops may use. Whoever says that something has happened makes
 * us read; the record moves by compare-and-set, and what follows from it may be done twice.
 */
@Injectable()
export class Contracts {
  private readonly log = new Logger('Billing');

  constructor(
    private readonly billings: BillingRepository,
    private readonly edges: PlatformEdges,
    private readonly shops: BookedPlans,
    private readonly news: ContractNews,
    private readonly clock: Clock,
  ) {}

  /** The shop it belongs to; null when it is none of ours. */
  async look(service: PaymentService, id: string): Promise<string | null> {
    const edge = this.edges.find(service);
    if (!edge) return null;
    for (let tried = 0; tried < TRIES; tried++) {
      const seen = await edge.read(id);
      const shop = seen && (await this.shops.find(seen.reference));
      if (!seen || !shop) return null;
      if (await this.take(edge, shop, seen)) return shop.id;
    }
    throw new Error(`contract ${id} changes all the time`);
  }

  /** The shop of a purchase, should it be paid: the browser may never have come back. */
  async lookForPurchase(service: PaymentService, begunId: string): Promise<string | null> {
    const contractId = await this.edges.find(service)?.find(begunId);
    return contractId ? this.look(service, contractId) : null;
  }

  /** A contract that has run out is ended at a service that only lets it rest until then. */
  async endWhenOver({ service, id, cancels, until, state }: Contract): Promise<void> {
    const isOver = cancels && state !== 'ended' && until <= this.clock.now();
    if (isOver) await this.edges.find(service)?.end(id);
  }

  /** By the clock, whether the service answers or not. */
  async settle(shopId: string): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      const [shop, billing] = await Promise.all([this.shops.find(shopId), this.billings.get(shopId)]);
      const { contract } = billing;
      const isDone =
        shop && contract
          ? await this.settleOne(shop, billing, contract)
          : await this.billings.change(billing, { dueAt: this.askAgainAt(billing) });
      if (isDone) return;
    }
  }

  /** False when somebody else moved the record first. */
  private async take(edge: ContractEdge, shop: Shop, seen: SeenContract): Promise<boolean> {
    const now = this.clock.now();
    const before = await this.billings.get(shop.id);
    const verdict = judge(before.contract, seen, { now, atOnce: edge.changesAtOnce });
    if (verdict.kind === 'double') await this.giveBack(edge, shop, seen);
    if (verdict.kind !== 'contract') return true;
    const { contract } = verdict;
    if (!(await this.write(before, contract, now))) return false;
    await this.grant(shop, contract);
    await this.news.seen(shop, contract, { seen, isNew: before.contract?.id !== contract.id });
    await this.news.byTheClock(shop, contract, now);
    return true;
  }

  private askAgainAt({ begun }: Billing): Date | null {
    return begun && askAgainAt(this.clock.now(), begun.at);
  }

  private async settleOne(shop: Shop, billing: Billing, contract: Contract): Promise<boolean> {
    const now = this.clock.now();
    await this.news.byTheClock(shop, contract, now);
    await this.grant(shop, contract);
    if (!isSettled(contract, now)) return this.billings.change(billing, { dueAt: nextLookAt(contract, now) });
    const isClosed = await this.billings.change(billing, { contract: null, dueAt: null });
    if (isClosed && entitledTo(contract, now) === 'none') await this.news.over(shop, contract);
    return isClosed;
  }

  private write(before: Billing, contract: Contract, now: Date): Promise<boolean> {
    const begun = before.contract?.id === contract.id ? before.begun : null;
    return this.billings.change(before, { contract, begun, dueAt: nextLookAt(contract, now) });
  }

  private async grant(shop: Shop, contract: Contract): Promise<void> {
    const level = entitledTo(contract, this.clock.now());
    await this.shops.book(shop.id, level === 'none' ? null : { level }, null);
  }

  private async giveBack(edge: ContractEdge, shop: Shop, seen: SeenContract): Promise<void> {
    this.log.warn(`shop ${shop.id} paid twice: ${edge.service} ${seen.id} is ended and given back`);
    await edge.annul(seen.id);
    await this.news.paidTwice(shop, seen);
  }
}
