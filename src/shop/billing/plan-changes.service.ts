import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import type { ChangePreview } from '../../platform/pay/platform-pay.types.js';
import { newId } from '../../shared/ids.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type Level, type Plan, planOf } from '../subscription/plans.js';
import { AlreadyCancelled, NoContract, NotCancelled, PaymentBehind, SamePlan } from './billing.errors.js';
import { BillingRepository } from './billing.repository.js';
import { nextLookAt, offerOf, phaseOf } from './billing.rules.js';
import type { Contract } from './billing.types.js';
import { cancelledMail, changedMail, resumedMail } from './billing-mail.rules.js';
import { Contracts } from './contracts.service.js';
import { PlanServices } from './plan-services.js';
import { PlanTrail } from './plan-trail.js';

const TRIES = 10;

/** An owner changes or cancels what they pay for. The service is told first; its answer decides. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly billings: BillingRepository,
    private readonly contracts: Contracts,
    private readonly services: PlanServices,
    private readonly trail: PlanTrail,
    private readonly clock: Clock,
  ) {}

  /** What a change costs at once, as the service reckons it. */
  async preview(shop: Shop, level: Level): Promise<ChangePreview> {
    const { contract, plan } = await this.wished(shop, level);
    const edge = this.services.edge(contract.service);
    const at = this.clock.now();
    if (!edge.changesAtOnce || level <= contract.level) return { dueCents: 0, at: contract.until };
    return this.services.ask(() => edge.preview(contract.id, offerOf(plan), at));
  }

  /** Answers where the owner has to agree, when they have to. `at` is the moment of the preview. */
  async change(
    viewer: Viewer,
    shop: Shop,
    { level, at }: { level: Level; at: Date },
  ): Promise<string | null> {
    const { contract, plan } = await this.wished(shop, level);
    const edge = this.services.edge(contract.service);
    const isLarger = edge.changesAtOnce && level > contract.level;
    const once = `${contract.id}:${level}:${isLarger ? at.getTime() : newId()}`;
    const returnUrl = this.services.addressOf('/app/settings/subscription?changed=1');
    const url = await this.services.ask(() =>
      edge.change(contract.id, offerOf(plan), { at: isLarger ? at : null, once, returnUrl }),
    );
    await this.trail.note(viewer, shop, 'change', { from: contract.level, to: level });
    const after = await this.read(shop, contract);
    if (url === null && after) await this.trail.tell(shop, `changed ${once}`, changedMail(after));
    return url;
  }

  /** Runs out at the end of what is paid; `afterwards` null leaves nothing, as § 312k BGB has it. */
  async cancel(viewer: Viewer, shop: Shop, afterwards: Level | null): Promise<Contract> {
    const { contract } = await this.open(shop);
    if (contract.cancels || contract.state === 'ended') throw new AlreadyCancelled(contract.until);
    const cancelledAt = this.clock.now();
    await this.services.ask(() => this.services.edge(contract.service).cancel(contract.id));
    await this.read(shop, contract);
    const cancelled = await this.amend(shop, (known) =>
      known.cancelledAt ? null : { ...known, cancels: true, cancelledAt, afterwards },
    );
    if (!cancelled) throw new AlreadyCancelled(contract.until);
    await this.trail.note(viewer, shop, 'cancel', { until: cancelled.until, afterwards });
    const key = `cancelled ${cancelled.id} ${cancelledAt.toISOString()}`;
    await this.trail.tell(shop, key, cancelledMail(cancelled, cancelledAt));
    return cancelled;
  }

  async resume(viewer: Viewer, shop: Shop): Promise<void> {
    const { contract } = await this.open(shop);
    if (!contract.cancels || contract.state === 'ended' || contract.until <= this.clock.now())
      throw new NotCancelled();
    await this.services.ask(() => this.services.edge(contract.service).resume(contract.id));
    const after = await this.read(shop, contract);
    await this.trail.note(viewer, shop, 'resume', { level: contract.level });
    const key = `resumed ${contract.id} ${contract.cancelledAt?.toISOString()}`;
    if (after) await this.trail.tell(shop, key, resumedMail(after));
  }

  private async wished(shop: Shop, level: Level): Promise<{ contract: Contract; plan: Plan }> {
    const { contract } = await this.open(shop);
    const plan = planOf(level);
    if (contract.state === 'pastDue') throw new PaymentBehind();
    if (contract.cancels || contract.state === 'ended') throw new AlreadyCancelled(contract.until);
    if (!plan || plan.priceCents === 0 || level === contract.nextLevel) throw new SamePlan();
    return { contract, plan };
  }

  private async open({ id }: Shop): Promise<{ contract: Contract }> {
    const { contract } = await this.billings.get(id);
    if (!contract || phaseOf(contract, this.clock.now()) === 'over') throw new NoContract();
    return { contract };
  }

  private async read({ id }: Shop, { service, id: contractId }: Contract): Promise<Contract | null> {
    await this.services.ask(() => this.contracts.look(service, contractId));
    return (await this.billings.get(id)).contract;
  }

  /** null when the contract is gone, or has been amended so already. */
  private async amend(
    { id }: Shop,
    change: (contract: Contract) => Contract | null,
  ): Promise<Contract | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const billing = await this.billings.get(id);
      const contract = billing.contract && change(billing.contract);
      if (!contract) return null;
      const dueAt = nextLookAt(contract, this.clock.now());
      if (await this.billings.change(billing, { contract, dueAt })) return contract;
    }
    return null;
  }
}
