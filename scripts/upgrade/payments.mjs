import { startPaySim } from '../pay-sim/start.mjs';
import { eventually } from './client.mjs';

const WAYS = ['cash', 'cardOnSite', 'stripe', 'paypal'];
const KEYS = {
  stripe: { public_key: 'pk_test_sim_bella', secret_key: 'sk_test_sim_bella' },
  paypal: { public_key: 'sim-bella', secret_key: 'secret-bella', sandbox: true },
};

/** Stripe and PayPal for the time in which a fixture is written. */
export const startServices = () => startPaySim();

/** Both services, with every way to pay. */
export async function connectServices(lucia) {
  const { version } = await lucia.get('shop/get');
  const payWays = WAYS.map((method) => ({
    method,
    fulfilments: ['delivery', 'pickup'],
    minCents: null,
    maxCents: null,
  }));
  await lucia.post('shop/update', { version, ...KEYS, settings: { payWays } });
  await lucia.post('payment/check');
}

/** Orders whose payments are in every state that one can be brought to. */
export class Payments {
  constructor(orders, sim) {
    Object.assign(this, { orders, sim });
  }

  async placeAll() {
    await this.orders.place('placed', [this.orders.pizza()], { cashCents: 10_000 });
    await this.place('awaitPayment', 'open', 'stripe', { unpaid: true });
    await this.place('placed', 'authorised', 'stripe');
    await this.place('placed', 'authorised', 'paypal');
    await this.accepted('paid', 'stripe');
    await this.accepted('paid', 'paypal');
    const partly = await this.accepted('partly', 'stripe');
    await this.refund(partly, { cents: 350, reason: 'Zu spät' });
    const refunded = await this.accepted('refunded', 'paypal');
    await this.refund(refunded);
    const disputed = await this.accepted('paid', 'stripe');
    this.sim.dispute({ id: disputed.chargeId });
    await this.reads(disputed, ({ payments }) => payments.some(({ disputes }) => disputes.length > 0));
    const rejected = await this.place('rejected', 'refunded', 'stripe');
    await this.orders.move(rejected, { to: 'rejected', reason: 'tooBusy', text: '' });
    await this.reads(rejected, ({ money }) => money.state === 'refunded');
    this.sim.fail({ capture: 'declined' });
    await this.accepted('failed', 'paypal');
    this.sim.fail({ reset: true });
    for (const told of this.orders.told) delete told.chargeId;
  }

  async accepted(money, service) {
    const order = await this.place('accepted', money, service);
    await this.orders.move(order, { to: 'accepted', minutes: 25 });
    await this.reads(order, (now) => now.money.state === (money === 'failed' ? 'failed' : 'paid'));
    return order;
  }

  async place(state, money, service, { unpaid = false } = {}) {
    const order = await this.orders.place(state, [this.orders.pizza(2)], { payment: service });
    order.money = money;
    if (unpaid) return order;
    this.sim.pay({ id: order.chargeId });
    await this.orders.guest.post(`storefront/${order.slug}/order/${order.token}/paid`);
    await this.reads(order, (now) => now.money.state === 'authorised');
    return order;
  }

  async refund(order, wish = {}) {
    await this.orders.lucia.post('payment/refund', { orderId: order.id, ...wish });
    await this.reads(order, ({ payments }) =>
      payments.some(({ refunds }) => refunds.some(({ state }) => state === 'done')),
    );
  }

  reads({ id, number }, is) {
    return eventually(`the money of order ${number}`, async () =>
      is(await this.orders.lucia.get(`payment/order?orderId=${id}`)),
    );
  }
}
