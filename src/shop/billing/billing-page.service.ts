import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, PLANS, type Plan, planNameOf, planOf, slugOf } from '../subscription/plans.js';
import { BillingRepository } from './billing.repository.js';
import { goesOn, graceEndOf, grossOf, phaseOf, VAT_PERCENT } from './billing.rules.js';
import type { Contract } from './billing.types.js';
import type {
  ContractView,
  PlanCheckoutPage,
  PlanChoice,
  PlanNotice,
  SubscriptionPage,
  UsageBar,
} from './billing.view.js';
import { invoiceNumberOf } from './invoice/invoice.rules.js';
import { PlanInvoices } from './invoice/invoices.service.js';
import { PlanServices } from './plan-services.js';
import { sleepsUnder } from './usage/sleeping.rules.js';
import { PlanUsage } from './usage/usage.service.js';
import type { Usage } from './usage/usage.types.js';

const ENDED: PlanNotice['phase'][] = ['pastDue', 'grace'];

/** What the pages about the plan show. */
@Injectable()
export class BillingPageService {
  constructor(
    private readonly billings: BillingRepository,
    private readonly invoices: PlanInvoices,
    private readonly usage: PlanUsage,
    private readonly services: PlanServices,
    private readonly clock: Clock,
  ) {}

  async subscription(shop: Shop, wished: string): Promise<SubscriptionPage> {
    const [{ contract }, usage, invoices] = await Promise.all([
      this.billings.get(shop.id),
      this.usage.of(shop),
      this.invoices.list(shop.id),
    ]);
    const { subscription } = shop;
    return {
      planName: planNameOf(subscription),
      level: planOf(subscription?.level)?.level ?? null,
      services: this.services.all,
      contract: contract && this.viewOf(contract),
      usage: barsOf(shop, usage),
      sleeps: sleepsUnder(planOf(subscription?.level), shop, usage),
      choices: PLANS.map((plan) => choiceOf(plan, shop, usage)),
      wished: soldAs(wished)?.level ?? null,
      invoices: invoices.map((invoice) => ({
        number: invoiceNumberOf(invoice),
        issuedAt: invoice.issuedAt.toISOString(),
        text: invoice.body.text,
        grossCents: invoice.body.grossCents,
      })),
    };
  }

  async checkout(
    shop: Shop,
    wished: string,
    outcome: PlanCheckoutPage['outcome'],
  ): Promise<PlanCheckoutPage> {
    const [{ contract }, usage] = await Promise.all([this.billings.get(shop.id), this.usage.of(shop)]);
    const plan = soldAs(wished);
    const phase = contract && phaseOf(contract, this.clock.now());
    const { street, postalCode, city } = shop.address;
    return {
      choice: plan ? choiceOf(plan, shop, usage) : null,
      services: this.services.all,
      vatPercent: VAT_PERCENT,
      outcome,
      planName: planNameOf(shop.subscription),
      booked:
        contract && phase && goesOn(phase)
          ? { phase, planName: planNameOf({ level: contract.nextLevel }) }
          : null,
      recipient: [shop.companyName || shop.name, street, `${postalCode} ${city}`.trim()].filter(Boolean),
    };
  }

  async notice({ id, subscription }: Shop): Promise<PlanNotice | null> {
    if (!planOf(subscription?.level)) return { phase: 'none', until: null };
    const { contract } = await this.billings.get(id);
    const phase = ENDED.find((one) => contract && phaseOf(contract, this.clock.now()) === one);
    return contract && phase ? { phase, until: graceEndOf(contract).toISOString() } : null;
  }

  private viewOf(contract: Contract): ContractView {
    const { service, level, nextLevel, cents, until, retryAt, cancelledAt, afterwards } = contract;
    const plan = planOf(nextLevel);
    return {
      service,
      phase: phaseOf(contract, this.clock.now()),
      level,
      nextLevel,
      netCents: plan && grossOf(plan.priceCents) === cents ? plan.priceCents : netOf(cents),
      grossCents: cents,
      until: until.toISOString(),
      graceUntil: graceEndOf(contract).toISOString(),
      retryAt: retryAt?.toISOString() ?? null,
      cancelledAt: cancelledAt?.toISOString() ?? null,
      afterwards,
      changesAtOnce: service === 'stripe',
    };
  }
}

const soldAs = (wished: string): Plan | undefined =>
  PLANS.find((one) => slugOf(one) === wished && one.priceCents > 0);

const netOf = (grossCents: number): number => Math.round((grossCents * 100) / (100 + VAT_PERCENT));

const choiceOf = (plan: Plan, shop: Shop, usage: Usage): PlanChoice => ({
  level: plan.level,
  name: plan.name,
  summary: plan.summary,
  netCents: plan.priceCents,
  grossCents: grossOf(plan.priceCents),
  sleeps: sleepsUnder(plan, shop, usage),
});

function barsOf({ subscription }: Shop, usage: Usage): UsageBar[] {
  const limits = limitsOf(subscription);
  return [
    { label: 'Gerichte', used: usage.products, most: limits.products },
    { label: 'Online-Bestellungen in diesem Monat', used: usage.orders, most: limits.ordersPerMonth },
    { label: 'Drucker', used: usage.printers, most: limits.printers },
    { label: 'Personen im Team', used: usage.people, most: limits.people },
    ...usage.more,
  ];
}
