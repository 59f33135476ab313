import { Client, eventually } from './client.mjs';

const BELLA = 'trattoria-bella';
const NORD = 'imbiss-nord';
const QUARTER_MS = 15 * 60_000;
const SIZE = 'Normal (32 cm)';
const HOME = { street: 'Lindenstraße', houseNo: '80', postalCode: '10969', city: 'Berlin', floor: '3' };

/** Orders in every state a restaurant can bring them to, with everything that can be chosen. */
export class Orders {
  /** What the guests were told: `{ slug, id, number, token, state, payableCents, groupIds }`. */
  told = [];

  constructor(product, { lucia, yusuf }) {
    Object.assign(this, { guest: new Client(product), lucia, yusuf, menus: new Map() });
  }

  async open() {
    for (const slug of [BELLA, NORD]) {
      const { categories, groups } = await this.guest.get(`storefront/${slug}/menu`);
      this.menus.set(slug, { dishes: categories.flatMap(({ products }) => products), groups });
    }
  }

  /** While the worker runs: everything is followed to its end. */
  async placeAll() {
    await this.place('placed', [this.pizza(), this.bottle()]);
    await this.bring('accepted', [this.combo()], ['accepted']);
    await this.bring('preparing', [this.halves()], ['accepted', 'preparing']);
    await this.bring('ready', [this.pizza(), this.halves(), this.combo()], ['accepted', 'ready']);
    const driven = { fulfilment: 'delivery', address: HOME };
    await this.bring('underway', [this.pizza(3)], ['accepted', 'underway'], driven);
    const known = Object.assign({ name: 'Ayşe Yıldırım' }, driven);
    await this.bring('completed', [this.bottle(6), this.pizza(2)], ['accepted', 'completed'], known);
    const refused = await this.place('rejected', [this.pizza()]);
    await this.move(refused, { to: 'rejected', reason: 'tooBusy', text: 'Heute Abend wieder.' });
    const withdrawn = await this.place('cancelled', [this.bottle()]);
    await this.guest.post(`storefront/${BELLA}/order/${withdrawn.token}/cancel`);
    const forgotten = await this.bring('completed', [this.pizza()], ['accepted', 'completed']);
    await this.guest.post(`storefront/${BELLA}/order/${forgotten.token}/erase`);
    forgotten.erased = true;
    await this.bring('accepted', [this.pizza()], ['accepted'], { when: tomorrow(), note: 'vorbestellt' });
    await this.bring('completed', [this.duerum(), this.box()], ['accepted', 'completed'], {}, NORD);
    await this.place('placed', [this.falafel()], {}, NORD);
  }

  /** The worker is gone: what happens now lies in the queue. */
  async placeForTheQueue() {
    const queued = await this.bring('accepted', [this.pizza(), this.combo()], ['accepted']);
    queued.waitsIn = 'queue';
  }

  /** Redis is gone as well: what happens now waits in the outbox of its order. */
  async placeForTheOutbox() {
    const pending = await this.bring('accepted', [this.halves(), this.bottle(2)], ['accepted']);
    pending.waitsIn = 'outbox';
  }

  async bring(state, wishes, steps, over = {}, slug = BELLA) {
    const order = await this.place(state, wishes, over, slug);
    for (const to of steps)
      await this.move(order, { to, ...(to === 'accepted' && !over.when && { minutes: 25 }) });
    return order;
  }

  async place(
    state,
    wishes,
    { note = '', name = `Gast ${this.told.length + 1}`, ...over } = {},
    slug = BELLA,
  ) {
    const { id, number, token, payment } = await this.guest.order(slug, {
      fulfilment: 'pickup',
      when: 'asap',
      payment: 'cash',
      tipCents: 150,
      lines: wishes.map(({ line }) => line),
      contact: {
        name,
        phone: '030 1234567',
        email: 'mira@example.org',
        note,
      },
      ...over,
    });
    const { payableCents } = await this.guest.get(`storefront/${slug}/order/${token}`);
    const groupIds = wishes.map((wish) => wish.groupIds);
    const order = { slug, id, number, token, state, payableCents, groupIds };
    if (payment) order.chargeId = payment.chargeId;
    this.told.push(order);
    return order;
  }

  move({ id, slug }, step) {
    return (slug === NORD ? this.yusuf : this.lucia).post('order/move', { id, ...step });
  }

  /** One option of each question, which share their ids. */
  pizza(quantity = 1) {
    const dish = this.dish('Margherita');
    const [extras, rim] = this.questionsOf(dish);
    return wishOf(dish, { quantity, note: 'gut durch' }, [
      [extras, extras.options[0]],
      [extras, extras.options[1]],
      [rim, rim.options[1]],
    ]);
  }

  /** With a deposit. */
  bottle(quantity = 1) {
    const dish = this.dish('Acqua Minerale');
    const [fizz] = this.questionsOf(dish);
    return wishOf(dish, { quantity, size: 'Kleine Flasche' }, [[fizz, fizz.options[0]]]);
  }

  combo() {
    const dish = this.dish('Pizza + Getränk');
    const [pizza, drink] = dish.combo.courses;
    return wishOf(dish, {}, [
      [pizza, pizza.choices[0]],
      [drink, drink.choices[1]],
    ]);
  }

  halves() {
    const dish = this.dish('Metà e metà');
    const rim = this.questionsOf(dish).find(({ min }) => min === 1);
    const [first, second] = ['Margherita', 'Salame Piccante'].map((name) => ({ id: this.dish(name).id }));
    return wishOf(dish, { size: SIZE }, [
      [{ id: 'first' }, first],
      [{ id: 'second' }, second],
      [rim, rim.options[0]],
    ]);
  }

  /** "Scharf" stands in two questions under one id at one price, and the herbs get another name after the order. */
  duerum() {
    const chosen = {
      'Welches Fleisch?': ['Kalb'],
      'Welche Sauce?': ['Kräuter', 'Scharf'],
      Extras: ['Schafskäse'],
    };
    return this.spit('Dürüm', chosen, ['Kräuter', 'Scharf']);
  }

  /** Leaving out tomatoes has a price of its own after the order. */
  box() {
    const chosen = {
      'Welches Fleisch?': ['Hähnchen'],
      'Welche Sauce?': ['Knoblauch'],
      'Was soll weg?': ['Ohne Zwiebeln', 'Ohne Tomaten'],
    };
    return this.spit('Döner-Box', chosen, ['Ohne Tomaten']);
  }

  /** Gone from the menu after the order. */
  falafel() {
    return this.spit('Falafel im Brot', { 'Welche Sauce?': ['Knoblauch'] }, ['Knoblauch']);
  }

  spit(name, chosen, unclear) {
    const dish = this.dish(name, NORD);
    const answers = Object.entries(chosen).flatMap(([question, names]) => {
      const group = this.questionsOf(dish, NORD).find((one) => one.name === question);
      return group.options.filter((option) => names.includes(option.name)).map((option) => [group, option]);
    });
    return wishOf(dish, { quantity: 2 }, answers, unclear);
  }

  questionsOf({ groupIds }, slug = BELLA) {
    return groupIds.map((id) => this.menus.get(slug).groups.find((group) => group.id === id));
  }

  dish(name, slug = BELLA) {
    return this.menus.get(slug).dishes.find((dish) => dish.name === name);
  }
}

/** A line of the basket, and to which question each option belongs where that can still be said later. */
function wishOf(dish, { quantity = 1, size, note = '' }, chosen, unclear = []) {
  const variant = dish.variants.find(({ name }) => name === (size ?? name));
  return {
    line: {
      productId: dish.id,
      variantId: variant.id,
      quantity,
      note,
      options: chosen.map(([group, { id }]) => ({ groupId: group.id, optionId: id, quantity: 1 })),
    },
    groupIds: chosen.map(([group, { name }]) => (unclear.includes(name) ? null : group.id)),
  };
}

function tomorrow() {
  const at = Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS;
  return new Date(at + 24 * 3_600_000).toISOString();
}

/** Until nothing is left to be told, so that what waits later is what was left on purpose. */
export const allTold = (db) =>
  eventually('everything is told', async () => {
    const untold = await db.collection('orders').findOne({ 'outbox.at': { $gt: new Date(0) } });
    return untold === null;
  });
