import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newId } from '../../src/shared/ids.js';
import type { PayAnswer } from '../../src/shop/payment/payment.view.js';
import { FloorPlans } from '../../src/shop/table/plan/floor-plan.service.js';
import { roomOf, withNewTable } from '../../src/shop/table/plan/plan-edit.rules.js';
import type { FloorView } from '../../src/shop/table/serve/floor.view.js';
import { TabRepository } from '../../src/shop/table/tab/tab.repository.js';
import type { GuestTableView, JoinedView, PayRoundView } from '../../src/storefront/table/table.view.js';
import { dishOf } from '../factories/offers.js';
import { anOrderKey, BELLA } from '../factories/orders.js';
import { aPayingShop, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const NOON = '2026-11-20T11:00:00Z';
const ROOM = roomOf(newId(), 'Gastraum');
const [one, two] = [newId(), newId()];
const plan = [one, two].reduce((so, id) => withNewTable(so, id, ROOM.id), {
  rooms: [ROOM],
  tables: [],
  askFirst: false,
  deposit: false,
} as Parameters<typeof withNewTable>[0]);

let bella: PayingShop;
const codes = new Map<string, string>();

beforeAll(async () => {
  bella = await aPayingShop();
  bella.running.clock.set(NOON);
  await bella.lucia.post('/api/tablePlan/save', { ...plan, version: 0 });
  const plans = bella.running.app.get(FloorPlans, { strict: false });
  for (const { id, code } of (await plans.of(bella.shop.id)).tables) codes.set(id, code);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => {
  bella.running.clock.set(NOON);
  bella.sim.fail({ reset: true });
});

const at = () => `/api/storefront/${BELLA}/table/${codes.get(one)}`;
const join = async (name: string) =>
  (await bella.guest.post<JoinedView>(`${at()}/join`, { name })).body.data.guest;
const look = async (who: string) => (await bella.guest.get<GuestTableView>(`${at()}/${who}`)).body.data;
const floorTable = async (id = one) =>
  (await bella.lucia.get<FloorView>('/api/table/floor')).body.data.tables.find((table) => table.id === id)!;
const desk = (verb: string, body: object) => bella.lucia.post<FloorView>(`/api/table/${verb}`, body);
const close = async (reason: string, over: object = {}) =>
  desk('close', { tabId: (await floorTable()).tab?.id, reason, ...over });

/** Sent to the table and taken by the kitchen. */
async function aRound(who: string): Promise<string> {
  const cola = dishOf(bella.menu, 'Cola');
  const lines = [{ productId: cola.id, variantId: cola.variants[0]?.id, options: [], quantity: 2, note: '' }];
  const { body } = await bella.guest.post<{ id: string }>(
    `/api/storefront/${BELLA}/order`,
    {
      fulfilment: 'table',
      tableCode: codes.get(one),
      tableGuest: who,
      when: 'asap',
      lines,
      payment: 'cash',
      contact: { name: 'Mia' },
    },
    { 'idempotency-key': anOrderKey() },
  );
  await bella.until(body.data.id, ({ state }) => state !== 'placed');
  return body.data.id;
}

const round = (who: string, id: string) => `${at()}/${who}/round/${id}`;
const begin = (who: string, id: string, payment = 'stripe') =>
  bella.guest.post<PayAnswer>(`${round(who, id)}/pay`, { payment });
const returned = async (who: string, id: string) =>
  (await bella.guest.post<PayRoundView>(`${round(who, id)}/paid`, {})).body.data;

async function payFor(who: string, id: string): Promise<string> {
  const { chargeId } = (await begin(who, id)).body.data.payment!;
  bella.sim.pay({ id: chargeId });
  await returned(who, id);
  await bella.until(id, ({ payment }) => payment.state === 'paid');
  return chargeId;
}

describe('a round that was to be paid in the house', () => {
  it('is paid online by its guest, and the desk closes the table as paid', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    expect(await look(mia)).toMatchObject({ openCents: 640, rounds: [{ payable: true, payer: null }] });
    const chargeId = await payFor(mia, id);
    expect(bella.charge(chargeId).captures).toMatchObject([{ cents: 640 }]);
    const { payment, state } = await bella.stored(id);
    expect(payment).toMatchObject({ way: 'stripe', onSite: 'cash', paidCents: 640, state: 'paid' });
    expect(state).toBe('accepted');
    expect(await look(mia)).toMatchObject({
      openCents: 0,
      paidCents: 640,
      rounds: [{ paid: true, payable: false, token: expect.any(String) }],
    });
    expect((await floorTable()).tab).toMatchObject({
      openCents: 0,
      paidCents: 640,
      rounds: [{ paid: true }],
    });
    expect((await close('paidOnline', { openCents: 0 })).status).toBe(200);
    expect((await bella.stored(id)).state).toBe('completed');
  });

  it('is paid by one guest at a time: the other is told, and may once the first has let go', async () => {
    const [mia, ben] = [await join('Mia'), await join('Ben')];
    const id = await aRound(mia);
    await begin(mia, id);
    const refused = await begin(ben, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'ROUND_BEING_PAID']);
    expect((await look(ben)).rounds[0]?.payer).toEqual({ name: 'Mia', isMe: false });
    expect((await floorTable()).tab?.rounds[0]?.payer).toBe('Mia');
    await bella.guest.post(`${round(mia, id)}/release`, {});
    await payFor(ben, id);
    expect(await returned(mia, id)).toMatchObject({ byOther: true, state: 'accepted' });
    const [bens] = (await look(ben)).rounds;
    expect(bens).toMatchObject({ token: null, receipt: expect.stringContaining(id) });
    const paper = `/s/${BELLA}/tisch/${bens?.receipt}`;
    expect((await bella.guest.get(paper)).status).toBe(200);
    expect((await bella.guest.get(`${paper}x`)).status).toBe(404);
    await close('paidOnline');
  });

  it('is paid once, however many approve: what comes second is let go', async () => {
    const [mia, ben] = [await join('Mia'), await join('Ben')];
    const id = await aRound(mia);
    const first = (await begin(mia, id, 'paypal')).body.data.payment!.chargeId;
    bella.running.clock.set('2026-11-20T11:11:00Z');
    const second = (await begin(ben, id, 'stripe')).body.data.payment!.chargeId;
    bella.running.clock.set(NOON);
    bella.sim.pay({ id: first });
    bella.sim.pay({ id: second });
    await Promise.all([returned(mia, id), returned(ben, id)]);
    await bella.look(id);
    await bella.until(id, ({ payment }) => payment.state === 'paid');
    await eventually(() => [first, second].every((one) => !bella.charge(one).isHeld));
    const taken = [first, second].map((one) => bella.charge(one).captures.length);
    expect(taken.sort()).toEqual([0, 1]);
    await close('paidOnline');
  });

  it('is open again when its payment comes to nothing', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    const { chargeId } = (await begin(mia, id)).body.data.payment!;
    bella.sim.pay({ id: chargeId });
    bella.sim.fail({ capture: 'declined' });
    await returned(mia, id);
    const { payment } = await bella.stored(id);
    expect(payment).toMatchObject({ way: 'cash', paidCents: 0, state: 'open', paymentId: null });
    expect(await look(mia)).toMatchObject({ openCents: 640, rounds: [{ payable: true }] });
    await close('toTill');
  });
});

describe('a table that is closed while somebody pays', () => {
  it('goes to the till: a payment that comes later is let go', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    const { chargeId } = (await begin(mia, id)).body.data.payment!;
    expect((await close('toTill', { openCents: 640 })).status).toBe(200);
    bella.sim.pay({ id: chargeId });
    await bella.look(id);
    expect(bella.charge(chargeId)).toMatchObject({ isHeld: false, captures: [] });
    expect((await bella.stored(id)).payment).toMatchObject({ way: 'cash', paidCents: 0, atTill: true });
  });

  it('stays open when somebody was quicker, and says what is open now', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    await payFor(mia, id);
    const late = await close('toTill', { openCents: 640 });
    expect([late.status, late.body.code]).toEqual([409, 'OPEN_HAS_CHANGED']);
    expect((await close('paidOnline', { openCents: 0 })).status).toBe(200);
  });

  it('keeps what was paid when its guests are gone, and cancels the rest', async () => {
    const mia = await join('Mia');
    const [paid, open] = [await aRound(mia), await aRound(mia)];
    await payFor(mia, paid);
    expect((await close('left')).status).toBe(200);
    expect([(await bella.stored(paid)).state, (await bella.stored(open)).state]).toEqual([
      'completed',
      'cancelled',
    ]);
    expect((await bella.stored(paid)).payment).toMatchObject({ paidCents: 640, refundedCents: 0 });
  });

  it('counts as paid what is held: nobody asks for it at the till as well', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    const { chargeId } = (await begin(mia, id)).body.data.payment!;
    bella.sim.pay({ id: chargeId });
    bella.sim.fail({ api: 'error500', match: '/capture' });
    await returned(mia, id);
    expect((await bella.stored(id)).payment.state).toBe('authorised');
    expect((await floorTable()).tab).toMatchObject({ openCents: 0, paidCents: 640 });
    const late = await close('toTill', { openCents: 640 });
    expect([late.status, late.body.code]).toEqual([409, 'OPEN_HAS_CHANGED']);
    bella.sim.fail({ reset: true });
    expect((await close('paidOnline', { openCents: 0 })).status).toBe(200);
  });

  it('tells the desk when what was held came to nothing after its guests had gone', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    const { chargeId } = (await begin(mia, id)).body.data.payment!;
    bella.sim.pay({ id: chargeId });
    bella.sim.fail({ api: 'error500', match: '/capture' });
    await returned(mia, id);
    expect((await close('paidOnline', { openCents: 0 })).status).toBe(200);
    bella.sim.fail({ reset: true });
    bella.sim.fail({ capture: 'declined' });
    // Somebody may be looking already, as the service has called.
    await eventually(async () => {
      await bella.look(id);
      return (await bella.stored(id)).payment.state === 'failed';
    });
    const { payment } = await bella.stored(id);
    expect(payment).toMatchObject({ paidCents: 0, state: 'failed', paymentId: expect.any(String) });
    bella.sim.fail({ reset: true });
  });

  it('may be paid on its phones again where the closing came to nothing', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    const stored = bella.running.app.get(TabRepository, { strict: false });
    const broken = jest.spyOn(stored, 'close').mockRejectedValueOnce(new Error('away'));
    expect((await close('toTill')).status).toBe(500);
    broken.mockRestore();
    expect((await bella.stored(id)).payment.atTill).toBeUndefined();
    expect((await look(mia)).rounds.find((one) => one.id === id)?.payable).toBe(true);
    await close('toTill');
  });

  it('is not closed as paid while something is open', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    expect((await close('paidOnline')).body.code).toBe('OPEN_HAS_CHANGED');
    expect((await look(mia)).rounds.find((one) => one.id === id)?.payable).toBe(true);
    await close('toTill');
  });
});

describe('a party that moves', () => {
  it('takes its payment along, and nobody else reads it', async () => {
    const mia = await join('Mia');
    const id = await aRound(mia);
    const { chargeId } = (await begin(mia, id)).body.data.payment!;
    await desk('move', { tabId: (await floorTable()).tab?.id, tableId: two });
    bella.sim.pay({ id: chargeId });
    expect(await returned(mia, id)).toMatchObject({ byOther: false });
    expect((await floorTable(two)).tab).toMatchObject({ openCents: 0, paidCents: 640 });
    const stranger = await join('Eve');
    expect((await begin(stranger, id)).status).toBe(404);
  });
});

it('is paid on although the code of its table was renewed meanwhile: whoever is back from the bank finds it', async () => {
  const mia = await join('Mia');
  const id = await aRound(mia);
  const { chargeId } = (await begin(mia, id)).body.data.payment!;
  const { pathname, search } = new URL((await bella.payments(id))[0]!.returnUrl);
  await bella.lucia.post('/api/tablePlan/renewCode', { id: one });
  bella.sim.pay({ id: chargeId });
  const { status, text } = await bella.guest.get(pathname + search);
  expect(status).toBe(404);
  expect(text).toContain('id="zahlen"');
  expect(text).not.toContain('Tisch 1');
  expect(await returned(mia, id)).toMatchObject({ byOther: false, money: { state: 'paid' } });
  expect((await bella.guest.get(pathname.replace('/zahlen', ''))).text).toContain('gilt nicht mehr');
});
