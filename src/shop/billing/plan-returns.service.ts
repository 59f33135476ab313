import { Injectable } from '@nestjs/common';
import { BookedPlans } from '../restaurant/booked/booked-plans.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ServiceAway } from './billing.errors.js';
import { BillingRepository } from './billing.repository.js';
import type { PlanCheckoutPage } from './billing.view.js';
import { Contracts } from './contracts.service.js';
import { PlanOrders } from './plan-orders.service.js';

interface Returned {
  done?: string;
  begun?: string;
  subscription_id?: string;
  left?: string;
}

/** Owners come back from the pages of payment services; whatever the address says, the service is read. */
@Injectable()
export class PlanReturns {
  constructor(
    private readonly orders: PlanOrders,
    private readonly contracts: Contracts,
    private readonly billings: BillingRepository,
    private readonly shops: BookedPlans,
  ) {}

  async arrived(
    shop: Shop,
    { done, begun, subscription_id: subscription, left }: Returned,
  ): Promise<{ shop: Shop; outcome: PlanCheckoutPage['outcome'] }> {
    const id = begun ?? subscription;
    if (!done || !id) return { shop, outcome: left ? 'left' : null };
    const outcome = await this.orders.arrived(shop, done, id).catch(waitingWhenAway);
    return { shop: await this.now(shop), outcome };
  }

  /** Agreed to another plan there, or not. */
  async changed(shop: Shop): Promise<Shop> {
    const { contract } = await this.billings.get(shop.id);
    if (contract) await this.contracts.look(contract.service, contract.id).catch(() => null);
    return this.now(shop);
  }

  private async now(shop: Shop): Promise<Shop> {
    return (await this.shops.find(shop.id)) ?? shop;
  }
}

/** What the service does not say now it says soon. */
function waitingWhenAway(error: unknown): 'waiting' {
  if (error instanceof ServiceAway) return 'waiting';
  throw error;
}
