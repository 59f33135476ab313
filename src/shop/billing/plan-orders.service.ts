import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type Level, planOf, slugOf } from '../subscription/plans.js';
import { AlreadyBooked, NothingOpen } from './billing.errors.js';
import { BillingRepository } from './billing.repository.js';
import { askAgainAt, goesOn, offerOf, phaseOf } from './billing.rules.js';
import type { Billing } from './billing.types.js';
import { Contracts } from './contracts.service.js';
import { PlanServices } from './plan-services.js';
import { PlanTrail } from './plan-trail.js';

/** Paid; nothing is known of a payment yet; or it is somebody else's. */
type Arrival = 'paid' | 'waiting' | 'foreign';

/** An owner buys a plan: begun here, paid at the service, taken over when the service says it is paid. */
@Injectable()
export class PlanOrders {
  constructor(
    private readonly billings: BillingRepository,
    private readonly contracts: Contracts,
    private readonly services: PlanServices,
    private readonly trail: PlanTrail,
    private readonly clock: Clock,
  ) {}

  /** Answers the page on which the service takes the money. */
  async begin(viewer: Viewer, shop: Shop, wish: { level: Level; service: string }): Promise<string> {
    const edge = this.services.edge(wish.service);
    const plan = planOf(wish.level);
    const billing = await this.withoutContract(shop.id);
    if (!plan || plan.priceCents === 0) throw new AlreadyBooked();
    const at = this.clock.now();
    const begun = await this.services.ask(() =>
      edge.begin({
        offer: offerOf(plan),
        reference: shop.id,
        mail: viewer.email,
        once: newId(at.getTime()),
        returnUrl: this.services.addressOf(`/app/checkout?done=${edge.service}`),
        cancelUrl: this.services.addressOf(`/app/checkout?plan=${slugOf(plan)}&left=1`),
      }),
    );
    const purchase = { service: edge.service, id: begun.id, level: plan.level, at, userId: viewer.userId };
    const dueAt = billing.contract ? billing.dueAt : askAgainAt(at);
    await this.billings.change(billing, { begun: purchase, dueAt });
    await this.trail.note(viewer, shop, 'order', { ...purchase, entrepreneur: true, terms: true });
    return begun.url;
  }

  /** Answers the page on which a payment that failed is made up for. */
  async payOpen({ id: shopId }: Shop): Promise<string> {
    const { contract } = await this.billings.get(shopId);
    if (contract?.state !== 'pastDue') throw new NothingOpen();
    const { service, id } = contract;
    const url = await this.services.ask(() => this.services.edge(service).payOpen(id));
    if (url) return url;
    await this.contracts.look(service, id).catch(() => null);
    throw new NothingOpen();
  }

  /** One that was paid and not heard of counts; one that was not can no longer be paid, so that nobody pays twice. */
  private async withoutContract(shopId: string): Promise<Billing> {
    const { begun } = await this.billings.get(shopId);
    if (begun) {
      await this.contracts.lookForPurchase(begun.service, begun.id).catch(() => null);
      await this.services
        .edge(begun.service)
        .forget(begun.id)
        .catch(() => undefined);
    }
    const billing = await this.billings.get(shopId);
    const phase = billing.contract && phaseOf(billing.contract, this.clock.now());
    if (phase && goesOn(phase)) throw new AlreadyBooked();
    return billing;
  }

  /** The owner comes back from the service. */
  async arrived({ id: shopId }: Shop, service: string, begunId: string): Promise<Arrival> {
    const edge = this.services.edge(service);
    const owner = await this.services.ask(() => this.contracts.lookForPurchase(edge.service, begunId));
    if (owner !== null && owner !== shopId) return 'foreign';
    return owner !== null && (await this.billings.get(shopId)).contract !== null ? 'paid' : 'waiting';
  }
}
