import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SubscriptionPage } from '../../src/shop/billing/billing.view.js';
import { BillingClock } from '../../src/shop/billing/billing-clock.js';
import { Contracts } from '../../src/shop/billing/contracts.service.js';
import type { PlanInvoiceRecord } from '../../src/shop/billing/invoice/invoice.schema.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { aSellingHouse, type Buyer, type SellingHouse } from '../support/plans.js';
import { eventually } from '../support/wait.js';

const { starter, professional, free } = LEVEL;
let house: SellingHouse;

beforeAll(async () => {
  house = await aSellingHouse();
}, 60_000);
afterAll(() => house?.close());
beforeEach(() => void house.sim.fail({ reset: true }));

const invoices = () =>
  house.connection.collection<PlanInvoiceRecord>('planinvoices').find().sort({ seq: 1 }).toArray();
const invoicesOf = async ({ shop }: Buyer) => (await invoices()).filter(({ shopId }) => shopId === shop.id);
const subjects = async ({ person }: Buyer) =>
  (await mailsTo(house.running, person.email)).map(({ subject }) => subject);
async function pageOf({ owner }: Buyer): Promise<SubscriptionPage> {
  const { text } = await owner.get('/app/settings/subscription/index.pageContext.json');
  return JSON.parse(text).props;
}

describe.each(['stripe', 'paypal'] as const)('a plan bought with %s', (service) => {
  it('counts once it is paid, is billed with its tax, and is mailed', async () => {
    const buyer = await house.buyer();
    const begun = await buyer.begin(starter, service);
    await buyer.comeBack(begun, service);
    expect(await buyer.level()).toBe(free);
    house.sim.plans.pay({ id: begun });
    await buyer.comeBack(begun, service);
    expect(await buyer.level()).toBe(starter);
    const [invoice, ...more] = await invoicesOf(buyer);
    expect(more).toEqual([]);
    expect(invoice?.body).toMatchObject({
      grossCents: 3451,
      netCents: 2900,
      vatCents: 551,
      rate: 19,
      text: 'Tresen Starter, Nutzung der Software für einen Monat',
      seller: { name: 'Tresen GmbH', vatId: 'DE123456788' },
      recipient: { name: buyer.shop.name, street: 'Lindenstraße 12', town: '10969 Berlin' },
    });
    const [row] = (await pageOf(buyer)).invoices;
    const mail = await mailTo(house.running, buyer.person.email, `Rechnung ${row?.number}`);
    for (const part of ['Tresenweg 1', 'DE123456788', '5,51', '34,51', '29,00'])
      expect(mail.text).toContain(part);
    const pdf = await buyer.owner.get(`/api/billing/invoice?number=${row?.number}`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const stranger = await house.buyer();
    expect((await stranger.owner.get(`/api/billing/invoice?number=${row?.number}`)).status).toBe(404);
  });

  it('counts although the browser never comes back: the service tells, or we ask', async () => {
    const told = await house.buyer();
    house.sim.plans.pay({ id: await told.begin(starter, service) });
    await eventually(async () => (await told.level()) === starter);

    house.sim.fail({ webhooks: 'never' });
    const asked = await house.buyer();
    house.sim.plans.pay({ id: await asked.begin(starter, service) });
    await asked.byTheClock();
    expect(await asked.level()).toBe(starter);
  });

  it('is one, however often it is told of', async () => {
    house.sim.fail({ webhooks: 'twice' });
    const buyer = await house.buyer();
    const begun = await buyer.begin(starter, service);
    house.sim.plans.pay({ id: begun });
    await Promise.all([1, 2, 3, 4].map(() => buyer.comeBack(begun, service)));
    await buyer.byTheClock();
    expect([await buyer.level(), (await invoicesOf(buyer)).length]).toEqual([starter, 1]);
    await eventually(async () => (await subjects(buyer)).length >= 2);
    expect((await subjects(buyer)).filter((one) => one?.startsWith('Rechnung'))).toHaveLength(1);
  });

  it('paid twice is given back once', async () => {
    const buyer = await house.buyer();
    // Two tabs: both begun before either was paid.
    const [first, second] = [await buyer.begin(starter, service), await buyer.begin(professional, service)];
    const paid = house.sim.plans.pay({ id: second });
    await buyer.comeBack(second, service);
    // Stripe's first page can no longer be paid; PayPal knows no such thing.
    if (service === 'stripe') expect(() => house.sim.plans.pay({ id: first })).toThrow();
    else {
      const { id } = house.sim.plans.pay({ id: first });
      await buyer.comeBack(first, service);
      await buyer.comeBack(first, service);
      expect(house.sim.plans.all().find((one) => one.id === id)?.status).toBe('CANCELLED');
      await mailTo(house.running, buyer.person.email, 'Tarif doppelt bezahlt');
    }
    expect([(await buyer.contract())?.id, await buyer.level()]).toEqual([paid.id, professional]);
    expect(await invoicesOf(buyer)).toHaveLength(1);
    const again = await buyer.order(starter, service);
    expect([again.status, again.body.code]).toEqual([422, 'PLAN_ALREADY_BOOKED']);
  });

  it('belongs to nobody else', async () => {
    const [buyer, other] = [await house.buyer(), await house.buyer()];
    const begun = await buyer.begin(starter, service);
    house.sim.plans.pay({ id: begun });
    const answer = await other.comeBack(begun, service);
    expect(JSON.parse(answer.text).props).toMatchObject({ outcome: 'foreign' });
    expect([await other.level(), await other.contract()]).toEqual([free, null]);
  });

  it('is renewed, and each month is billed once with the next number', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    for (let month = 0; month < 3; month++) {
      house.sim.plans.advance({ id });
      await buyer.later(0.1);
    }
    await buyer.byTheClock();
    expect([await buyer.level(), (await invoicesOf(buyer)).length]).toEqual([starter, 4]);
    const all = await invoices();
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
  });

  it('that cannot be collected has fourteen days of grace, then guests read the menu and order nothing', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    house.sim.plans.advance({ id, outcome: 'declined' });
    await buyer.later(1);
    expect([await buyer.level(), (await buyer.contract())?.state]).toEqual([starter, 'pastDue']);
    await mailTo(house.running, buyer.person.email, 'Die Zahlung für euren Tarif ist fehlgeschlagen');
    const page = await buyer.owner.get('/app/products/index.pageContext.json');
    expect(JSON.parse(page.text).frame.plan).toMatchObject({ phase: 'pastDue' });
    house.sim.plans.retry({ id, outcome: 'givenUp' });
    await buyer.later(13.9);
    expect(await buyer.level()).toBe(starter);
    const status = () => buyer.owner.get<{ reason: string }>(`/api/storefront/${buyer.shop.slug}/status`);
    expect((await status()).text).not.toContain('Nur Speisekarte');
    await buyer.later(14);
    expect([await buyer.level(), await buyer.contract()]).toEqual([null, null]);
    await eventually(async () => (await status()).text.includes('Nur Speisekarte'));
    await mailTo(house.running, buyer.person.email, 'Euer Shop nimmt keine Bestellungen mehr an');
    expect((await invoicesOf(buyer)).length).toBe(1);
    expect((await buyer.does('free')).status).toBe(200);
    expect(await buyer.level()).toBe(free);
  });

  it('is collected at a later attempt, and all is well', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    house.sim.plans.advance({ id, outcome: 'declined' });
    await buyer.later(1);
    house.sim.plans.retry({ id, outcome: 'paid' });
    await buyer.byTheClock();
    expect((await buyer.contract())?.state).toBe('active');
    expect((await invoicesOf(buyer)).length).toBe(2);
  });

  it('is paid by the owner on the page of the service, where it has one, and by nobody who owes nothing', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    const refused = await buyer.does('pay');
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('keine Zahlung offen'),
    ]);
    house.sim.plans.advance({ id, outcome: 'declined' });
    await buyer.byTheClock();
    const answer = await buyer.does<{ url: string }>('pay');
    if (service === 'paypal') return expect(answer.status).toBe(422);
    expect(answer.status).toBe(200);
    const pay = (card: string) =>
      fetch(answer.body.data.url, { method: 'POST', body: new URLSearchParams({ of: id, card }) });
    expect(await (await pay('4000000000000002')).text()).toContain('abgelehnt');
    expect(await (await pay('4242424242424242')).text()).toContain('Bezahlt');
    await buyer.byTheClock();
    expect([(await buyer.contract())?.state, (await invoicesOf(buyer)).length]).toEqual(['active', 2]);
  });

  it('ended at the service is told as ended: nothing takes it back, and another one can be bought', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    house.sim.plans.retry({ id, outcome: 'givenUp' });
    await eventually(async () => (await buyer.contract())?.state === 'ended');
    expect([(await pageOf(buyer)).contract?.phase, await buyer.level()]).toEqual(['ended', starter]);
    await eventually(async () =>
      (await subjects(buyer)).some((one) => one?.startsWith('Euer Tarif endet am')),
    );
    for (const what of ['resume', 'cancel', 'free', 'pay'])
      expect([what, (await buyer.does(what)).status]).toEqual([what, 422]);
    const other = await buyer.buy(professional, service);
    expect([(await buyer.contract())?.id, await buyer.level()]).toEqual([other, professional]);
  });

  it('is cancelled once, confirmed by mail with the time, taken back, and runs to the end of what is paid', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(professional, service);
    const cancels = await Promise.all([buyer.does('cancel'), buyer.does('cancel')]);
    expect(cancels.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = cancels.find(({ status }) => status === 422);
    expect(refused?.body.message).toMatch(/^Der Vertrag ist schon gekündigt und läuft bis zum \d/);
    const mail = await mailTo(house.running, buyer.person.email, 'Kündigung bestätigt');
    expect(mail.text).toMatch(/am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr bei uns eingegangen/);
    expect((await buyer.does('resume')).status).toBe(200);
    expect((await buyer.does('resume')).status).toBe(422);
    expect(await buyer.contract()).toMatchObject({ cancels: false, cancelledAt: null });

    expect((await buyer.does('cancel')).status).toBe(200);
    await buyer.later(-6);
    expect(await buyer.level()).toBe(professional);
    await eventually(async () =>
      (await subjects(buyer)).some((one) => one?.startsWith('Euer Tarif endet am')),
    );
    house.sim.plans.advance({ id });
    await buyer.later(1);
    expect([await buyer.level(), (await buyer.contract())?.state]).toEqual([professional, 'ended']);
    await mailTo(house.running, buyer.person.email, 'Euer Tarif ist abgelaufen');
    expect((await invoicesOf(buyer)).length).toBe(1);
    await buyer.later(14);
    expect(await buyer.level()).toBeNull();
  });

  it('goes down to the free plan when it was cancelled for it', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    expect((await buyer.does('cancel', { thenFree: true })).status).toBe(200);
    house.sim.plans.advance({ id });
    await buyer.later(0.1);
    expect([await buyer.level(), await buyer.contract()]).toEqual([free, null]);
  });

  it('goes down to the free plan too when a call of the service is read before the clock comes round', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter, service);
    await buyer.does('cancel', { thenFree: true });
    const { until } = (await buyer.contract())!;
    house.running.clock.set(until);
    await house.running.app.get(Contracts, { strict: false }).look(service, id);
    expect([await buyer.level(), (await buyer.contract())?.id]).toEqual([free, id]);
    await house.running.app.get(BillingClock, { strict: false }).run();
    expect([await buyer.level(), await buyer.contract()]).toEqual([free, null]);
    await house.running.app.get(Contracts, { strict: false }).look(service, id);
    expect([await buyer.level(), await buyer.contract()]).toEqual([free, null]);
  });

  it('becomes smaller with the next payment, and keeps until then what is paid', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(professional, service);
    const preview = await buyer.does<{ dueCents: number; at: string }>('preview', { level: starter });
    expect(preview.body.data.dueCents).toBe(0);
    const changed = await buyer.does<{ url: string | null }>('change', {
      level: starter,
      at: preview.body.data.at,
    });
    expect(changed.status).toBe(200);
    if (changed.body.data.url) {
      house.sim.plans.pay({ id });
      await buyer.owner.get('/app/settings/subscription/index.pageContext.json?changed=1');
    }
    expect(await buyer.contract()).toMatchObject({ level: professional, nextLevel: starter, cents: 3451 });
    expect(await buyer.level()).toBe(professional);
    house.sim.plans.advance({ id });
    await buyer.later(0.1);
    expect(await buyer.level()).toBe(starter);
  });
});

describe('a plan that becomes larger', () => {
  it('costs at once what was said before, and counts at once', async () => {
    const buyer = await house.buyer();
    await buyer.buy(starter);
    const { body } = await buyer.does<{ dueCents: number; at: string }>('preview', { level: professional });
    expect(body.data.dueCents).toBeGreaterThan(3_000);
    expect(body.data.dueCents).toBeLessThanOrEqual(3_570);
    expect((await buyer.does('change', { level: professional, at: body.data.at })).status).toBe(200);
    expect(await buyer.level()).toBe(professional);
    const [, extra] = await invoicesOf(buyer);
    expect(extra?.body).toMatchObject({
      grossCents: body.data.dueCents,
      text: expect.stringContaining('anteilig'),
    });
    const again = await buyer.does('change', { level: professional, at: body.data.at });
    expect([again.status, again.body.message]).toEqual([422, 'Diesen Tarif habt ihr schon.']);
  });

  it('changes nothing when the card is refused', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter);
    house.sim.plans.card({ id, card: '4000000000000002' });
    const at = new Date().toISOString();
    const { status, body } = await buyer.does('change', { level: professional, at });
    expect([status, body.message]).toEqual([422, expect.stringContaining('Die Zahlung wurde abgelehnt')]);
    expect([await buyer.level(), (await invoicesOf(buyer)).length]).toEqual([starter, 1]);
  });
});

describe('calls', () => {
  it('that are forged, stale, of last year or about nothing have no effect', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(professional);
    const before = await buyer.contract();
    const { sim, running } = house;
    const url = `${running.url}/hooks/platform/stripe`;
    const event = (object: object, type = 'customer.subscription.deleted') =>
      JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1, data: { object } });
    const send = (body: string, at?: number, secret = 'whsec_platform') =>
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sim.webhooks.stripeHeader(body, secret, at),
        },
        body,
      });
    const gone = event({ object: 'subscription', id, status: 'canceled' });
    expect((await send(gone, undefined, 'whsec_forged')).status).toBe(400);
    expect((await send(gone, Date.now() - 365 * 86_400_000)).status).toBe(400);
    // Genuine, and older than what the service says today.
    expect((await send(gone)).status).toBe(200);
    expect((await send(event({ object: 'subscription', id: 'sub_unknown' }))).status).toBe(200);
    expect((await send(event({ object: 'charge', id: 'ch_1' }))).status).toBe(200);
    expect((await fetch(`${running.url}/hooks/platform/nobody`, { method: 'POST' })).status).toBe(400);
    await buyer.byTheClock();
    const { dueAt: _, ...rest } = { dueAt: null, ...before };
    expect(await buyer.contract()).toEqual(rest);
  });

  it('of a contract that is over do not bring it back', async () => {
    const buyer = await house.buyer();
    const id = await buyer.buy(starter);
    await buyer.does('cancel');
    house.sim.plans.advance({ id });
    await buyer.later(14);
    expect(await buyer.level()).toBeNull();
    await buyer.comeBack([...house.sim.plans.stripe.sessions.keys()].at(-1) ?? '');
    expect([await buyer.level(), await buyer.contract()]).toEqual([null, null]);
  });

  it('while a service is away lose nothing, and keep nobody’s plan running for ever', async () => {
    const buyer = await house.buyer();
    await buyer.buy(starter);
    house.sim.fail({ api: 'error500' });
    const { status, body } = await buyer.does('cancel');
    expect([status, body.code]).toEqual([503, 'PAYMENT_SERVICE_AWAY']);
    await buyer.later(13);
    expect(await buyer.level()).toBe(starter);
    await buyer.later(15);
    expect(await buyer.level()).toBeNull();
  }, 120_000);
});

describe('input', () => {
  it.each<[object, string]>([
    [{ level: 1 }, 'Bitte wähle einen Tarif.'],
    [{ level: 7 }, 'Bitte wähle einen Tarif.'],
    [{ service: 'cash' }, 'Bitte wähle, wie du zahlen möchtest.'],
    [{ entrepreneur: false }, 'Tarife gibt es nur für Unternehmer. Bitte bestätige das.'],
    [{ terms: false }, 'Bitte stimme den AGB zu.'],
  ])('%j is refused in German', async (over, sentence) => {
    const buyer = await house.buyer();
    const { status, text } = await buyer.order(starter, 'stripe', over);
    expect(status).toBe(400);
    expect(text).toContain(sentence);
  });

  it('for what is not there is refused in German', async () => {
    const buyer = await house.buyer();
    const at = new Date().toISOString();
    for (const [what, body] of [
      ['cancel', {}],
      ['resume', {}],
      ['preview', { level: professional }],
      ['change', { level: professional, at }],
    ] as const) {
      const answer = await buyer.does(what, body);
      expect([what, answer.status, answer.body.message]).toEqual([
        what,
        422,
        'Es gibt keinen bezahlten Tarif, an dem sich etwas ändern ließe.',
      ]);
    }
  });
});
