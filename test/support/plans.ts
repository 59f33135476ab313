import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startPaySim } from '../../scripts/pay-sim/start.mjs';
import { Queue } from '../../src/platform/queue/queue.js';
import { READ_CONTRACT } from '../../src/shop/billing/billing.jobs.js';
import type { BillingRecord } from '../../src/shop/billing/billing.schema.js';
import { BillingClock } from '../../src/shop/billing/billing-clock.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { LUCIA } from '../factories/people.js';
import { aShop, type ShopOver, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from './app.js';
import type { Browser } from './browser.js';
import { SELLING } from './selling.mjs';
import { eventually } from './wait.js';

type Service = 'stripe' | 'paypal';

/** An installation with keys of its own, and the simulator that plays both services. */
export async function aSellingHouse() {
  const sim = await startPaySim();
  const running = await startApp({ ...sim.env, ...SELLING, ALLOW_PRIVATE_TARGETS: '1' });
  sim.plans.hook({ url: `${running.url}/hooks/platform/stripe`, secret: 'whsec_platform' });
  sim.plans.hook({ service: 'paypal', url: `${running.url}/hooks/platform/paypal` });
  return new SellingHouse(sim, running);
}

export class SellingHouse {
  private count = 0;

  constructor(
    readonly sim: Awaited<ReturnType<typeof startPaySim>>,
    readonly running: RunningApp,
  ) {}

  async close(): Promise<void> {
    await this.running.app.close();
    await this.sim.close();
  }

  /** The clocks of services cannot be set, so every story begins today. */
  async buyer(over: ShopOver = {}): Promise<Buyer> {
    this.running.clock.set(new Date());
    this.count += 1;
    const person = { ...LUCIA, email: `buyer${this.count}@example.org` };
    const name = `Bella ${this.count}`;
    const shop = await aShop(this.running, { name, subscription: { level: LEVEL.free }, ...over }, person);
    return new Buyer(this, shop, person, await signedIn(this.running, person));
  }

  /** What a service told before is read by now: a read that is still under way would put off the next look of the clock. */
  async callsRead(): Promise<void> {
    const queue = this.running.app.get(Queue, { strict: false });
    await eventually(async () => {
      const line = (await queue.depths()).find(({ job }) => job === READ_CONTRACT.name);
      return line && line.waiting + line.active === 0;
    });
  }

  billing(shopId: string): Promise<BillingRecord | null> {
    return this.connection.collection<BillingRecord>('billings').findOne({ _id: shopId });
  }

  get connection(): Connection {
    return this.running.app.get<Connection>(getConnectionToken(), { strict: false });
  }
}

export class Buyer {
  constructor(
    readonly house: SellingHouse,
    readonly shop: Shop,
    readonly person: typeof LUCIA,
    readonly owner: Browser,
  ) {}

  order(level: number, service: Service = 'stripe', over: object = {}) {
    const wish = { level, service, entrepreneur: true, terms: true, ...over };
    return this.owner.post<{ url: string }>('/api/billing/order', wish);
  }

  /** Begun, with the id under which the service knows the purchase. */
  async begin(level: number, service: Service = 'stripe'): Promise<string> {
    const { status, body } = await this.order(level, service);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { searchParams } = new URL(body.data.url);
    return searchParams.get('session') ?? searchParams.get('token') ?? '';
  }

  /** Bought and come back; answers the contract at the service. */
  async buy(level: number, service: Service = 'stripe'): Promise<string> {
    const begun = await this.begin(level, service);
    const { id } = this.house.sim.plans.pay({ id: begun });
    await this.comeBack(begun, service);
    return id;
  }

  comeBack(begun: string, service: Service = 'stripe') {
    const name = service === 'stripe' ? 'begun' : 'subscription_id';
    return this.owner.get(`/app/checkout/index.pageContext.json?done=${service}&${name}=${begun}`);
  }

  does<T>(what: string, body: object = {}) {
    return this.owner.post<T>(`/api/billing/${what}`, body);
  }

  async level(): Promise<number | null> {
    const shop = await this.house.running.app.get(ShopService, { strict: false }).get(this.shop.id);
    return shop.subscription?.level ?? null;
  }

  async contract() {
    return (await this.house.billing(this.shop.id))?.contract ?? null;
  }

  /** The clock goes on to so many days after what is paid, and does its work; the owner signs in anew. */
  async later(days: number): Promise<void> {
    const until = (await this.contract())?.until ?? new Date();
    this.house.running.clock.set(new Date(until.getTime() + days * 86_400_000));
    await this.byTheClock();
    await this.owner.signIn(this.person);
  }

  async byTheClock(): Promise<void> {
    await this.house.callsRead();
    await this.house.connection
      .collection<BillingRecord>('billings')
      .updateOne({ _id: this.shop.id, dueAt: { $ne: null } }, { $set: { dueAt: new Date(1) } });
    await this.house.running.app.get(BillingClock, { strict: false }).run();
  }
}
