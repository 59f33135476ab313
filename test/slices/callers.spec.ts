import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { DriveView, RoadView, TourLinkView } from '../../src/shop/driver/driver.view.js';
import { TourRepository } from '../../src/shop/driver/tour.repository.js';
import { TourEnd } from '../../src/shop/driver/tour-end.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { ContactErasure } from '../../src/shop/order/contact/contact-erasure.service.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import { GuestMails } from '../../src/shop/order-mail/guest-mails.service.js';
import type { GuestMailView } from '../../src/shop/order-mail/guest-mails.view.js';
import type { CallerView, PhoneQuote, PlacedByPhone } from '../../src/shop/phone-order/phone-order.view.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import type { TrackingView } from '../../src/storefront/order/quote.view.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { anOrderKey, placeOrder } from '../factories/orders.js';
import { JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const NOW = '2026-11-20T11:00:00Z';
const PHONE = '0171 3920012';

let bella: RunningApp;
let shop: Shop;
let menu: Menu;
let guest: Browser;
let lucia: Browser;
let yusuf: Browser;

beforeAll(async () => {
  bella = await startApp();
  bella.clock.set(NOW);
  shop = await aShop(bella);
  menu = await aMenu(bella, shop.id, TRATTORIA);
  await aShop(bella, { name: 'Imbiss Nord' }, YUSUF);
  guest = new Browser(bella);
  lucia = new Browser(bella);
  yusuf = new Browser(bella);
  await lucia.signIn(LUCIA);
  await yusuf.signIn(YUSUF);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => bella.clock.set(NOW));

const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<OrderRecord>('orders');
const stored = async (id: string) => (await orders().findOne({ _id: id }))!;
const tours = () => bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection('tours');
const ADDRESS = {
  street: 'Oranienstraße',
  houseNo: '5',
  postalCode: '10999',
  city: 'Berlin',
  floor: '3. OG',
  company: '',
  note: '',
};
const margherita = () => [{ dish: dishOf(menu, 'Margherita') }];

/** As a guest orders in the shop. */
async function ordered(over: object = {}): Promise<string> {
  const { body } = await placeOrder(guest, aBasket(margherita(), over));
  return body.data.id;
}

const calls = async (phone: string, who = lucia) =>
  (await who.post<CallerView>('/api/phoneOrder/caller', { phone })).body.data;
const byPhone = (over: object = {}) => ({
  ...aBasket(margherita()),
  contact: undefined,
  tipCents: undefined,
  phone: PHONE,
  name: 'Petra Klein',
  remembered: false,
  ...over,
});
const takes = (over: object = {}, key = anOrderKey()) =>
  lucia.post<PlacedByPhone>('/api/phoneOrder/place', byPhone(over), { 'idempotency-key': key });

describe('a number that calls', () => {
  it('is known by an order of this shop, however it is spelled', async () => {
    await ordered({ contact: { name: 'Jonas Weber', phone: '0171 3920099', email: JONAS.email, note: '' } });
    for (const spelled of ['0171/3920099', '+49 171 39 200 99', '0049 (0)171 3920099', '01713920099'])
      expect(await calls(spelled)).toMatchObject({ phone: '+491713920099', name: 'Jonas Weber' });
    expect((await calls('0171 3920099')).orders[0]).toMatchObject({ dishes: ['1 × Margherita Klein'] });
  });

  it('is a stranger to the shop next door, and once its time is over', async () => {
    await ordered({ contact: { name: 'Mia', phone: '0171 3920098', email: JONAS.email, note: '' } });
    expect(await calls('0171 3920098', yusuf)).toMatchObject({ name: '', addresses: [], orders: [] });
    await orders().updateMany(
      { 'contact.phone': '+491713920098' },
      { $set: { contactUntil: new Date('2026-11-20T10:59:00Z') } },
    );
    expect((await calls('0171 3920098')).orders).toEqual([]);
  });

  it('of 10,000 digits is refused with a sentence, and one that nobody can dial is nobody', async () => {
    const { status, body } = await lucia.post('/api/phoneOrder/caller', { phone: '9'.repeat(10_000) });
    expect([status, body.message]).toEqual([400, 'Das ist zu lang für eine Telefonnummer.']);
    expect(await calls('12')).toMatchObject({ phone: null, orders: [] });
    expect((await guest.post('/api/phoneOrder/caller', { phone: PHONE })).status).toBe(401);
  });
});

describe('an order on the phone', () => {
  it.each([{}, { city: null }])('has its price before anybody has asked for the town: %p', async (town) => {
    const delivery = { ...byPhone(), fulfilment: 'delivery', address: { postalCode: '10999', ...town } };
    const { status, body } = await lucia.post<PhoneQuote>('/api/phoneOrder/quote', delivery);
    expect(status).toBe(200);
    expect(body.data.payableCents).toBeGreaterThan(0);
  });

  it('costs what the shop charges, is accepted at once, and says who took it', async () => {
    const quote = await lucia.post<PhoneQuote>('/api/phoneOrder/quote', byPhone());
    const { status, body } = await takes({ minutes: 25 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      payableCents: quote.body.data.payableCents,
      promisedAt: '2026-11-20T11:25:00.000Z',
    });
    const order = await stored(body.data.id);
    expect(order).toMatchObject({ state: 'accepted', phoned: { remembered: false } });
    expect(order.events.map(({ by }) => by)).toEqual([order.phoned!.by, order.phoned!.by]);
    const board = await lucia.get<OrderBoard>('/api/order/board');
    expect(board.body.data.orders.find(({ id }) => id === order._id)).toMatchObject({ phoned: true });
  });

  it('is one order for one key', async () => {
    const key = anOrderKey();
    const first = await takes({}, key);
    const second = await takes({}, key);
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('is driven by one person of a name, however many tablets add it at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        lucia.post<{ id: string }>('/api/driver/add', { name: index % 2 ? 'Zacharias' : 'zacharias' }),
      ),
    );
    expect(new Set(added.map(({ body }) => body.data.id)).size).toBe(1);
    const { id } = added[0]!.body.data;
    expect((await lucia.post('/api/driver/remove', { id })).status).toBe(200);
    const { body } = await lucia.post<{ id: string }>('/api/driver/add', { name: 'Zacharias' });
    expect(body.data.id).not.toBe(id);
  });

  it('sent again with other minutes is no silent promise: the first one stands, and the desk is told', async () => {
    const key = anOrderKey();
    const [first, again] = [await takes({ minutes: 20 }, key), await takes({ minutes: 20 }, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data).toEqual(first.body.data);
    for (const other of [{ minutes: 45 }, {}, { minutes: 20, name: 'Paula Klein' }]) {
      const { status, body } = await takes(other, key);
      expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    }
    expect((await stored(first.body.data.id)).promisedAt?.toISOString()).toBe(first.body.data.promisedAt);
  });

  it('finds nobody again who did not agree, and whoever did', async () => {
    await takes({ phone: '0171 3920097', name: 'Ohne' });
    expect((await calls('0171 3920097')).orders).toEqual([]);
    await takes({ phone: '0171 3920097', name: 'Mit', remembered: true });
    expect(await calls('0171 3920097')).toMatchObject({ name: 'Mit', orders: [{}] });
  });

  it.each<[string, object, string]>([
    ['a number that nobody can dial', { phone: '12' }, 'phone'],
    ['a delivery without a number', { fulfilment: 'delivery', phone: '' }, 'phone'],
    [
      'a delivery to nowhere',
      { fulfilment: 'delivery', address: { postalCode: '10999', city: 'Berlin' } },
      'address.street',
    ],
    ['no name', { name: ' ' }, 'name'],
    ['a table', { fulfilment: 'table' }, 'fulfilment'],
  ])('is refused with %s', async (_, over, field) => {
    const { status, body } = await takes(over);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is refused with a dish of another shop', async () => {
    const lines = [{ productId: 'x'.repeat(20), variantId: null, options: [], quantity: 1 }];
    const { status, body } = await takes({ lines });
    expect([status, body.code]).toEqual([422, 'BASKET_REFUSED']);
  });

  it('may be as large as nobody orders in the shop', async () => {
    const { lines } = aBasket([{ ...margherita()[0]!, quantity: 60 }]);
    expect((await takes({ lines })).status).toBe(201);
  });
});

describe('a tour', () => {
  const stop = (token: string, orderId: string, over: object = {}) =>
    guest.post<DriveView>('/api/drive/stop', { token, orderId, to: 'delivered', ...over });
  const page = (token: string) => guest.get(`/fahrt?token=${token}`);

  /** Ready at the pass; which way it goes no slice of zones has to say. */
  async function atThePass(over: object = {}): Promise<string> {
    const { body } = await takes({ name: 'Petra Klein' });
    const id = body.data.id;
    await orders().updateOne(
      { _id: id },
      { $set: { fulfilment: 'delivery', state: 'ready', 'contact.address': ADDRESS, ...over } },
    );
    return id;
  }

  async function sent(orderIds: string[], who = lucia) {
    const driver = await who.post<{ id: string }>('/api/driver/add', { name: 'Mehmet' });
    return who.post<TourLinkView>('/api/driver/send', { driverId: driver.body.data.id, orderIds });
  }
  const tokenOf = ({ url }: TourLinkView) => new URL(url).searchParams.get('token')!;

  it('takes its orders on the road, in the order they are driven, and ends with the last', async () => {
    const [first, second] = [await atThePass(), await atThePass()];
    const { body, status } = await sent([second, first]);
    expect(status).toBe(201);
    expect((await stored(first)).state).toBe('underway');
    const token = tokenOf(body.data);
    const shown = await page(token);
    expect(shown.text).toContain('Oranienstraße 5');
    expect(JSON.stringify(await tours().find({}).toArray())).not.toContain(token);

    const one = (await stop(token, second)).body.data;
    expect(one.stops.map(({ orderId, state }) => [orderId, state])).toEqual([
      [second, 'delivered'],
      [first, 'open'],
    ]);
    expect(one.stops[0]?.door).toBeNull();
    const two = (await stop(token, first)).body.data;
    expect(two).toMatchObject({ over: true, cashCents: one.stops[0]!.cents + one.stops[1]!.cents });
    expect((await stored(first)).state).toBe('completed');
    const after = await page(token);
    expect(after.text).toContain('Diese Fahrt ist beendet');
    expect(after.text).not.toContain('Oranienstraße');
  });

  it('is delivered once, on however many phones somebody taps', async () => {
    const [first, second] = [await atThePass(), await atThePass()];
    const token = tokenOf((await sent([first, second])).body.data);
    const answers = await Promise.all([stop(token, first), stop(token, first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { events } = await stored(first);
    expect(events.filter((event) => 'to' in event && event.to === 'completed')).toHaveLength(1);
  });

  it('says who was not met, and leaves the order to the desk', async () => {
    const id = await atThePass();
    const token = tokenOf((await sent([id])).body.data);
    expect((await stop(token, id, { to: 'notMet' })).body.data).toMatchObject({ over: true, cashCents: 0 });
    expect((await stored(id)).state).toBe('underway');
  });

  it('asks for papers', async () => {
    const id = await atThePass({ minAge: 18 });
    const token = tokenOf((await sent([id])).body.data);
    expect((await stop(token, id)).body.code).toBe('AGE_NOT_CHECKED');
    expect((await stop(token, id, { ageChecked: true })).status).toBe(200);
  });

  it('of yesterday opens nothing, like one that never was', async () => {
    const id = await atThePass();
    const token = tokenOf((await sent([id])).body.data);
    bella.clock.advance({ hours: 20 });
    for (const link of [token, 'x'.repeat(32), 'x'.repeat(10_000), '']) {
      const { status, text } = await page(link);
      expect([status, text.includes('Diese Fahrt ist beendet'), text.includes('Oranienstraße')]).toEqual([
        200,
        true,
        false,
      ]);
    }
    expect(await stop(token, id)).toMatchObject({ status: 404, body: { code: 'LINK_DEAD' } });
  });

  it('collects what the order costs at the door, though it was more when they left', async () => {
    const id = await atThePass();
    const token = tokenOf((await sent([id])).body.data);
    const { sums } = await stored(id);
    await orders().updateOne({ _id: id }, { $set: { 'sums.payableCents': sums.payableCents - 300 } });
    expect((await page(token)).text).toContain(`"cents":${sums.payableCents - 300},`);
    const delivered = (await stop(token, id)).body.data;
    expect(delivered.cashCents).toBe(sums.payableCents - 300);
    expect(await tours().findOne({ 'stops.orderId': id })).toMatchObject({
      stops: [{ cents: sums.payableCents - 300 }],
    });
  });

  it('has no stop of another shop, of another tour, or of somebody who drives already', async () => {
    const [mine, other] = [await atThePass(), await atThePass()];
    expect((await sent([mine], yusuf)).body.code).toBe('ORDER_NOT_FOUND');
    const token = tokenOf((await sent([mine])).body.data);
    expect((await stop(token, other)).body.code).toBe('NOT_ON_TOUR');
    expect((await sent([mine])).body).toMatchObject({ code: 'CANNOT_SEND' });
    expect((await sent([await ordered()])).body.message).toContain('wird nicht geliefert');
  });

  it('is one for each order, on however many tablets somebody sends it', async () => {
    const [first, second, third] = [await atThePass(), await atThePass(), await atThePass()];
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => sent([first, second])),
      ...Array.from({ length: 3 }, () => sent([third, second])),
    ]);
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body.message).toContain('fährt schon');
    await stop(tokenOf(won[0]!.body.data), second, { to: 'notMet' });
    expect((await sent([second])).status).toBe(201);
  });

  const sweep = () => bella.app.get(TourEnd, { strict: false }).sweep();
  const marks = async (id: string) =>
    (await lucia.get<RoadView>('/api/driver/road')).body.data.stops.filter(({ orderId }) => orderId === id);

  it('that nobody ends is ended with its day, and what it had on board waits at the pass again', async () => {
    const [first, second] = [await atThePass(), await atThePass()];
    const token = tokenOf((await sent([first, second])).body.data);
    await stop(token, first);
    await sweep();
    expect((await stored(second)).state).toBe('underway');

    bella.clock.advance({ hours: 9 });
    await sweep();
    await sweep();
    const back = await stored(second);
    expect([back.state, back.events.at(-1)?.by]).toEqual(['ready', 'system']);
    expect((await stored(first)).state).toBe('completed');
    bella.clock.set(NOW);
    expect(await stop(token, second)).toMatchObject({ status: 404, body: { code: 'LINK_DEAD' } });
    expect(await marks(second)).toEqual([{ orderId: second, driver: 'Mehmet', state: 'returned' }]);
    expect((await sent([second])).status).toBe(201);
    expect((await marks(second)).at(-1)).toMatchObject({ state: 'open' });
  });

  it('that the desk ends brings back what was not delivered, unless somebody else has it by now', async () => {
    const [first, second] = [await atThePass(), await atThePass()];
    const { tourId, ...link } = (await sent([first, second])).body.data;
    await stop(tokenOf({ tourId, ...link }), second, { to: 'notMet' });
    expect((await sent([second])).status).toBe(201);
    await lucia.post('/api/driver/end', { id: tourId });
    expect([(await stored(first)).state, (await stored(second)).state]).toEqual(['ready', 'underway']);
  });

  it('made ahead leaves with the last of its orders that gets ready', async () => {
    const [first, second] = [await atThePass(), await atThePass({ state: 'accepted' })];
    const { body } = await sent([first, second]);
    const { number } = await stored(second);
    expect(body.data.awaited).toEqual([number]);
    expect([(await stored(first)).state, (await stored(second)).state]).toEqual(['ready', 'accepted']);
    const token = tokenOf(body.data);
    expect((await page(token)).text).toContain('Noch in der Küche');
    expect((await stop(token, second)).body).toMatchObject({ code: 'STILL_IN_KITCHEN' });
    expect((await sent([second])).body.message).toContain('fährt schon');

    await lucia.post('/api/order/move', { id: second, to: 'ready' });
    await eventually(async () => (await stored(second)).state === 'underway');
    await eventually(async () => (await stored(first)).state === 'underway');
    await stop(token, first);
    expect((await stop(token, second)).body.data).toMatchObject({ over: true });
  });

  it('tells each guest how many doors come before theirs, and nothing of whose', async () => {
    const [first, second] = [await atThePass(), await atThePass({ 'contact.name': 'Tim Radtke' })];
    const token = tokenOf((await sent([first, second])).body.data);
    const waits = async (id: string) =>
      guest.get<TrackingView>(`/api/storefront/${shop.slug}/order/${(await stored(id)).token}`);
    expect((await waits(first)).body.data.stopsText).toBe('Du bist als Nächstes dran.');
    const behind = await waits(second);
    expect(behind.body.data.stopsText).toBe('Noch 1 Halt vor dir.');
    for (const secret of ['Petra', 'Mehmet', (await stored(first)).token])
      expect(behind.text).not.toContain(secret);
    await stop(token, second);
    expect((await waits(first)).body.data.stopsText).toBe('');
  });

  it('holds nobody up when it was never ended', async () => {
    const id = await atThePass();
    await sent([id]);
    bella.clock.advance({ hours: 9 });
    await lucia.signIn(LUCIA);
    expect((await sent([id])).status).toBe(201);
  });

  /** Between looking and writing of the next stop. */
  function meanwhile(happens: () => Promise<unknown>): void {
    const repository = bella.app.get(TourRepository, { strict: false });
    const save = repository.save.bind(repository);
    jest.spyOn(repository, 'save').mockImplementationOnce(async (...saved) => {
      await happens();
      return save(...saved);
    });
  }

  it('stays ended when the desk ends it under a tap', async () => {
    const [first, second] = [await atThePass(), await atThePass()];
    const { tourId, ...link } = (await sent([first, second])).body.data;
    meanwhile(() => lucia.post('/api/driver/end', { id: tourId }));
    await stop(tokenOf({ tourId, ...link }), first);
    expect(await tours().findOne({ _id: tourId as never })).toMatchObject({ endedAt: expect.any(Date) });
    expect((await page(tokenOf({ tourId, ...link }))).text).toContain('Diese Fahrt ist beendet');
  });

  it('counts the money of what was delivered, whatever a second phone said of it', async () => {
    const [first, second] = [await atThePass(), await atThePass()];
    const token = tokenOf((await sent([first, second])).body.data);
    meanwhile(() => stop(token, first, { to: 'notMet' }));
    const { stops, cashCents } = (await stop(token, first)).body.data;
    expect([stops[0]?.state, cashCents]).toEqual(['delivered', stops[0]?.cents]);
  });
});

describe('a prank', () => {
  const blocks = (wanted: object, who = lucia) =>
    who.post('/api/blockList/add', { reason: 'Niemand da', months: 3, ...wanted });
  const orders = (contact: object) =>
    placeOrder(
      guest,
      aBasket(margherita(), { contact: { name: 'X', email: 'x@x.example', note: '', ...contact } }),
    );

  it('by a blocked number is refused in every spelling, by a sentence that does not say why', async () => {
    expect((await blocks({ kind: 'phone', value: '0171 / 39 20 055' })).status).toBe(201);
    for (const phone of ['+491713920055', '0049 171 3920055', '(0171) 3920055']) {
      const { status, body } = await orders({ phone });
      expect([status, body.code]).toEqual([422, 'CALL_INSTEAD']);
      expect(body.message).not.toContain('gesperrt');
    }
    expect((await orders({ phone: '0171 3920056' })).status).toBe(201);
    expect(await calls('01713920055')).toMatchObject({ blocked: 'Niemand da' });
    expect(await calls('01713920055', yusuf)).toMatchObject({ blocked: null });
  });

  it('by a blocked mailbox is refused, and taken again when the entry is over or removed', async () => {
    await blocks({ kind: 'mail', value: 'Tim@Spass.example', months: 1 });
    expect((await orders({ email: 'tim+2@spass.example' })).body.code).toBe('CALL_INSTEAD');
    bella.clock.set('2026-12-21T11:00:00Z');
    expect((await orders({ email: 'tim@spass.example' })).status).toBe(201);
  });

  it('begins with what the order says of its guest, and with nobody of another shop', async () => {
    const contact = { name: 'Tim Spaßvogel', phone: '0171 3920066', email: 'tim@echt.example', note: '' };
    const id = await ordered({ contact });
    const shown = (who: Browser) => who.get(`/app/settings/blockList?order=${id}`);
    const { text } = await shown(lucia);
    for (const known of ['Tim Spaßvogel', '0171 3920066', 'tim@echt.example']) expect(text).toContain(known);
    const { status, text: foreign } = await shown(yusuf);
    expect([status, foreign.includes('0171 3920066')]).toEqual([404, false]);
    expect((await lucia.get('/app/settings/blockList?order=foo')).status).toBe(200);
  });

  it('keeps neither number nor address, only what nobody can turn back', async () => {
    await blocks({ kind: 'address', value: 'Scherzallee 12b', postalCode: '10999' });
    const stored = bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection('blocks');
    // In ids and in what cannot be turned back any three letters may stand side by side.
    const text = JSON.stringify(
      await stored.find({}, { projection: { _id: 0, shopId: 0, hash: 0 } }).toArray(),
    );
    for (const secret of ['3920055', 'tim@', 'Scherzallee 12', '12b']) expect(text).not.toContain(secret);
  });

  it.each<[object, string]>([
    [{ kind: 'phone', value: '9'.repeat(10_000) }, 'value'],
    [{ kind: 'phone', value: '12' }, 'value'],
    [{ kind: 'mail', value: 'tim' }, 'value'],
    [{ kind: 'address', value: 'Weg', postalCode: '10999' }, 'value'],
    [{ kind: 'address', value: 'Weg 1', postalCode: 'x' }, 'postalCode'],
    [{ kind: 'phone', value: '0171 3920055', months: 99 }, 'months'],
  ])('is not written down as %j', async (wanted, field) => {
    const { status, body } = await blocks(wanted);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is called about when it is the first order or a large one', async () => {
    const callBack = (rules: object) => lucia.post('/api/blockList/callBack', rules);
    const why = async (phone: string) => (await stored((await orders({ phone })).body.data.id)).callFirst;
    await callBack({ aboveCents: null, first: true });
    expect(await why('0171 3920061')).toBe('first');
    await bella.app
      .get<Connection>(getConnectionToken(), { strict: false })
      .collection('orders')
      .updateMany({ 'contact.phone': '+491713920061' }, { $set: { state: 'completed' } });
    expect(await why('0171 3920061')).toBeUndefined();
    await callBack({ aboveCents: 100, first: false });
    expect(await why('0171 3920061')).toBe('amount');
    await callBack({ aboveCents: null, first: false });
  });
});

describe('the mails of an order', () => {
  const mails = (id: string) => bella.app.get(GuestMails, { strict: false }).of(shop.id, id);
  const resend = (id: string, mailId: string, who = lucia) =>
    who.post<GuestMailView[]>('/api/orderMail/resend', { id, mailId });

  it('are written down, go out once more, and go with the guest', async () => {
    const contact = { name: 'Jonas', phone: PHONE, email: 'log@example.org', note: '' };
    const id = await ordered({ contact });
    const [first] = await eventually(async () => {
      const all = await mails(id);
      return all[0]?.state === 'sent' && all;
    });
    expect(first).toMatchObject({ to: 'lo***@example.org', by: '', answer: '' });

    expect((await resend(id, first!.id, yusuf)).status).toBe(404);
    expect((await resend(id, 'x'.repeat(20))).body.code).toBe('MAIL_NOT_FOUND');
    bella.clock.advance({ seconds: 60 });
    const [, again] = (await resend(id, first!.id)).body.data;
    expect(again).toMatchObject({ subject: first!.subject, by: LUCIA.name });
    await eventually(async () => (await mailsTo(bella, 'log@example.org')).length === 2);

    await bella.app.get(ContactErasure, { strict: false }).forget(shop.id, id);
    expect(await mails(id)).toEqual([]);
  });
});
