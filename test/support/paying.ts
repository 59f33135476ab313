import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startPaySim } from '../../scripts/pay-sim/start.mjs';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import { PaymentLooks } from '../../src/shop/payment/look/payment-looks.service.js';
import { Reconciler } from '../../src/shop/payment/look/reconciler.service.js';
import type { PaymentRecord } from '../../src/shop/payment/payment.schema.js';
import type { BegunPaymentView } from '../../src/shop/payment/payment.view.js';
import type { PayWay } from '../../src/shop/restaurant/pay-ways.types.js';
import type { Shop, ShopSettings } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from './app.js';
import { Browser } from './browser.js';
import { eventually } from './wait.js';

export const KEYS = {
  stripe: { public_key: 'pk_test_sim_bella', secret_key: 'sk_test_sim_bella' },
  paypal: { public_key: 'sim-bella', secret_key: 'secret-bella', sandbox: true },
};
const FULFILMENTS: PayWay['fulfilments'] = ['delivery', 'pickup', 'table'];
export const ALL_WAYS: PayWay[] = (['cash', 'cardOnSite', 'stripe', 'paypal'] as const).map((method) => ({
  method,
  fulfilments: FULFILMENTS,
  minCents: null,
  maxCents: null,
}));

export interface PlacedOnline {
  id: string;
  number: number;
  token: string;
  payment: BegunPaymentView | null;
}

/** A restaurant with both services connected, and the simulator that plays them. */
export async function aPayingShop(settings: Partial<ShopSettings> = {}) {
  const sim = await startPaySim();
  const running = await startApp({ ...sim.env, ALLOW_PRIVATE_TARGETS: '1' });
  const shop = await aShop(running, { settings: { preorder: true, payWays: ALL_WAYS, ...settings } });
  const menu = await aMenu(running, shop.id, TRATTORIA);
  const lucia = await signedIn(running);
  await lucia.post('/api/shop/update', KEYS);
  return new PayingShop(sim, running, shop, menu, lucia);
}

export class PayingShop {
  readonly guest: Browser;

  constructor(
    readonly sim: Awaited<ReturnType<typeof startPaySim>>,
    readonly running: RunningApp,
    readonly shop: Shop,
    readonly menu: Menu,
    readonly lucia: Browser,
  ) {
    this.guest = new Browser(running);
  }

  async close(): Promise<void> {
    await this.running.app.close();
    await this.sim.close();
  }

  basket(payment: string, over: object = {}) {
    return aBasket([{ dish: dishOf(this.menu, 'Margherita') }], { payment, ...over });
  }

  async order(payment: string, over: object = {}): Promise<PlacedOnline> {
    const { status, body } = await placeOrder(this.guest, this.basket(payment, over));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data as PlacedOnline;
  }

  /** What the guest does with the token of the order. */
  does<T>(token: string, what: string, body: object = {}) {
    return this.guest.post<T>(`/api/storefront/${this.shop.slug}/order/${token}/${what}`, body);
  }

  /** Ordered, paid and in front of the restaurant. */
  async paidOrder(payment: 'stripe' | 'paypal' = 'stripe', over: object = {}): Promise<PlacedOnline> {
    const placed = await this.order(payment, over);
    this.sim.pay({ id: placed.payment!.chargeId });
    await this.comesBack(placed);
    return placed;
  }

  /** Somebody may be looking at the payment already, as the service has called: the guest's page asks again as well. */
  async comesBack({ id, token }: Pick<PlacedOnline, 'id' | 'token'>): Promise<void> {
    await eventually(async () => {
      await this.does(token, 'paid');
      return (await this.stored(id)).state !== 'awaitPayment';
    });
  }

  move(id: string, step: object) {
    return this.lucia.post<{ state: string }>('/api/order/move', { id, ...step });
  }

  async stored(id: string): Promise<OrderRecord> {
    return (await this.connection.collection<OrderRecord>('orders').findOne({ _id: id }))!;
  }

  payments(orderId: string): Promise<PaymentRecord[]> {
    return this.connection.collection<PaymentRecord>('payments').find({ 'for.id': orderId }).toArray();
  }

  /** As when a service calls. */
  async look(orderId: string): Promise<void> {
    const looks = this.running.app.get(PaymentLooks, { strict: false });
    for (const { _id } of await this.payments(orderId)) await looks.look(this.shop.id, _id);
  }

  until(id: string, is: (order: OrderRecord) => boolean): Promise<OrderRecord> {
    return eventually(async () => {
      const order = await this.stored(id);
      return is(order) && order;
    });
  }

  /** Its order is told before a payment rests, and only then the clock wakes it again. */
  atRest(orderId: string): Promise<true> {
    return eventually(async () =>
      (await this.payments(orderId)).every(({ busyUntil }) => busyUntil === null),
    ) as Promise<true>;
  }

  charge(id: string) {
    return this.sim.ledger().find((one: { id: string }) => one.id === id)!;
  }

  get reconciler(): Reconciler {
    return this.running.app.get(Reconciler, { strict: false });
  }

  get connection(): Connection {
    return this.running.app.get<Connection>(getConnectionToken(), { strict: false });
  }
}
