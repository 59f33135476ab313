import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { problemsOf } from '../../scripts/verify-receipts/checks.mjs';
import { Advisers } from '../../src/shop/fiscal-export/adviser/adviser.service.js';
import type { ChainView, ReceiptsMore } from '../../src/shop/fiscal-export/page/receipts.view.js';
import type { OrderDocuments } from '../../src/shop/receipt/desk/desk-receipts.view.js';
import { ReceiptService } from '../../src/shop/receipt/receipt.service.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { aPayingShop, KEYS, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const LIVE = { stripe: { public_key: 'pk_live_sim_bella', secret_key: 'sk_live_sim_bella' } };
const ACME = { name: 'Acme GmbH', street: 'Weg 1', postalCode: '10115', city: 'Berlin' };
const ADVISER = 'buero@steuer.example';

let bella: PayingShop;
const folder = mkdtempSync(path.join(tmpdir(), 'tresen-receipt-'));

beforeAll(async () => {
  bella = await aPayingShop();
  const { status } = await bella.lucia.post('/api/shop/update', { ...LIVE, taxId: 'DE123456788' });
  expect(status).toBe(200);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bella?.close();
});
beforeEach(() => bella.running.clock.set('2026-11-20T11:00:00Z'));

const pizzas = (quantity: number) => ({
  lines: aBasket([{ dish: dishOf(bella.menu, 'Margherita'), quantity }]).lines,
});

/** Ordered, paid, cooked and collected. */
async function completed(quantity = 2) {
  const placed = await bella.paidOrder('stripe', pizzas(quantity));
  await bella.move(placed.id, { to: 'accepted', minutes: 20 });
  await bella.until(placed.id, ({ payment }) => payment.state === 'paid');
  await bella.move(placed.id, { to: 'completed' });
  return placed;
}

const documentsOf = async (orderId: string): Promise<OrderDocuments> =>
  (await bella.lucia.get<OrderDocuments>(`/api/receipts/order?orderId=${orderId}`)).body.data;

const until = (orderId: string, kinds: string): Promise<OrderDocuments> =>
  eventually(async () => {
    const documents = await documentsOf(orderId);
    return documents.rows.map(({ kind }) => kind).join(' ') === kinds && documents;
  });

const refund = (body: object) => bella.lucia.post('/api/payment/refund', body);

async function bytesAt(where: string, browser?: Browser): Promise<{ status: number; data: Buffer }> {
  const headers: Record<string, string> = browser?.token ? { authorization: `Bearer ${browser.token}` } : {};
  const answer = await fetch(bella.running.url + where, { headers });
  return { status: answer.status, data: Buffer.from(await answer.arrayBuffer()) };
}

function textIn(pdf: Buffer): string {
  const file = path.join(folder, 'paper.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

const filesIn = (zip: Buffer) =>
  new Map(Object.entries(unzipSync(zip)).map(([name, data]) => [name, Buffer.from(data)]));

const archive = async (query = 'from=2026-11-01&to=2026-11-30') =>
  (await bytesAt(`/api/receipts/export?${query}`, bella.lucia)).data;

describe('documents of an order that was paid online', () => {
  it('begin with its invoice when it is completed, and go on with what goes back, once each', async () => {
    const { id } = await completed();
    await until(id, 'invoice');
    expect((await refund({ orderId: id, cents: 101, reason: 'Kalt' })).status).toBe(200);
    const part = await until(id, 'invoice refund');
    expect(part.rows[1]).toMatchObject({ number: expect.stringMatching(/^GU-2026-/), sumCents: -101 });
    expect((await refund({ orderId: id })).status).toBe(200);
    const whole = await until(id, 'invoice refund refund');
    expect(whole.rows.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(0);
    expect(whole.canIssue).toBeNull();
  });

  it('end with a cancellation when all of it goes back at once', async () => {
    const { id } = await completed();
    const [invoice] = (await until(id, 'invoice')).rows;
    await refund({ orderId: id });
    const [, cancellation] = (await until(id, 'invoice cancellation')).rows;
    expect(cancellation?.sumCents).toBe(0 - invoice!.sumCents);
  });

  it('get a name on them by a cancellation and a new invoice, and no second name', async () => {
    const { id, token } = await completed();
    await until(id, 'invoice');
    const named = await bella.lucia.post<OrderDocuments>('/api/receipts/issue', {
      orderId: id,
      recipient: ACME,
    });
    expect(named.body.data.rows.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation', 'invoice']);
    const other = { ...ACME, name: 'Andere GmbH' };
    await Promise.all([1, 2].map(() => bella.does(token, 'receipt', { recipient: other })));
    expect((await documentsOf(id)).rows).toHaveLength(3);
    const { data } = await bytesAt(`/s/${bella.shop.slug}/bestellung/${token}/beleg.pdf`);
    expect(textIn(data)).toContain('Acme GmbH');
  });

  it('do not exist for a payment with test keys', async () => {
    await bella.lucia.post('/api/shop/update', { stripe: KEYS.stripe });
    const { id } = await completed();
    await bella.lucia.post('/api/shop/update', LIVE);
    const later = await completed();
    await until(later.id, 'invoice');
    const { rows, hint, canIssue } = await documentsOf(id);
    expect([rows, hint, canIssue]).toEqual([[], 'Testzahlung: Dazu gibt es keinen Beleg.', null]);
  });

  it('are for who leads this restaurant, and for nobody else', async () => {
    const { id } = await completed();
    const [invoice] = (await until(id, 'invoice')).rows;
    expect((await bytesAt(`/api/receipts/pdf?id=${invoice!.id}`)).status).toBe(401);
    expect((await bytesAt('/api/receipts/pdf?id=00000000000000000000', bella.lucia)).status).toBe(404);
    expect((await bella.lucia.get('/api/receipts/export?from=2026-11-30&to=2026-11-01')).status).toBe(400);
    expect((await bella.lucia.get('/api/receipts/export?from=gestern&to=')).status).toBe(400);
  });
});

describe('the PDF', () => {
  it('is the guest’s, says when it is handed out again, and what it takes back', async () => {
    const { id, token } = await completed();
    await until(id, 'invoice');
    const where = `/s/${bella.shop.slug}/bestellung/${token}/beleg.pdf`;
    const first = textIn((await bytesAt(where)).data);
    for (const part of ['Rechnung', 'RE-2026-', '2 × Margherita', 'Steuernummer / USt-IdNr.: DE123456788'])
      expect(first).toContain(part);
    expect(first).toMatch(/B ?= ?7 ?% +17,57 +1,23 +18,80/);
    expect(first).not.toContain('KOPIE');
    expect(textIn((await bytesAt(where)).data)).toContain('KOPIE 1');
    const meal = `${where}?bewirtung=1&anlass=${encodeURIComponent('Abschluss')}&personen=${encodeURIComponent('Mira\nJonas')}`;
    const shown = textIn((await bytesAt(meal)).data);
    for (const part of ['Angaben zur Bewirtung', 'Abschluss', 'Mira', 'Jonas', 'Unterschrift'])
      expect(shown).toContain(part);
    expect(shown).not.toContain('KOPIE');
    await refund({ orderId: id });
    const [, cancellation] = (await until(id, 'invoice cancellation')).rows;
    const page = await bella.guest.get(`/s/${bella.shop.slug}/bestellung/${token}/beleg`);
    expect(page.text).toContain(`beleg.pdf?nr=${cancellation!.number}`);
    expect(textIn((await bytesAt(`${where}?nr=${cancellation!.number}`)).data)).toContain('Stornorechnung');
    expect((await bytesAt(`${where}?nr=RE-2026-999999`)).status).toBe(404);
    expect((await bytesAt(meal)).status).toBe(409);
    const asked = await bella.guest.get(`/s/${bella.shop.slug}/bestellung/${token}/beleg?bewirtung=1`);
    expect(asked.text).toContain('Einen Bewirtungsbeleg gibt es dazu nicht');
    expect(asked.text).not.toContain('Bewirtungsbeleg als PDF');
    expect((await documentsOf(id)).hasMeal).toBe(false);
    const stored = JSON.stringify(await bella.connection.collection('documents').find({}).toArray());
    expect(stored).not.toMatch(/Abschluss|Mira/);
  });
});

describe('the export', () => {
  it('is whole and passes the verifier, also while documents are being issued', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => completed()));
    const writing = Promise.all(
      orders.map(({ id }) => until(id, 'invoice').then(() => refund({ orderId: id }))),
    );
    const during = [await archive(), await archive()];
    await writing;
    await Promise.all(orders.map(({ id }) => until(id, 'invoice cancellation')));
    for (const zip of [...during, await archive()]) {
      const { problems, facts } = problemsOf(filesIn(zip));
      expect([problems, (facts.documents ?? 0) > 0]).toEqual([[], true]);
    }
    bella.running.clock.advance({ minutes: 1 });
    const files = filesIn(await archive());
    const earlier = problemsOf(filesIn(during[0]!)).facts.sum;
    expect(files.get('audit.csv')!.toString()).toContain(earlier);
    const tables = [
      'documents.csv',
      'lines.csv',
      'vat.csv',
      'payments.csv',
      'orders.csv',
      'audit.csv',
      'daily.csv',
    ];
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.xml', 'manifest.json', ...tables]));
    for (const table of tables) expect(files.get('index.xml')!.toString()).toContain(`<URL>${table}</URL>`);
    expect(files.get('audit.csv')!.toString()).not.toContain('sk_live');
    expect(files.get('payments.csv')!.toString()).toContain('Erstattung');
    expect(files.get('orders.csv')!.toString()).not.toContain('Jonas Weber');
  }, 60_000);

  it('has sums of days, a chain that holds, and a list of the month', async () => {
    await until((await completed()).id, 'invoice');
    const days = await bytesAt('/api/receipts/days?from=2026-11-20&to=2026-11-20', bella.lucia);
    expect(days.data.toString()).toMatch(
      /20\.11\.2026;Umsätze 7 %, 20\.11\.2026;7;\d+;\d+,\d\d;\d+,\d\d;\d+,\d\d;H/,
    );
    const chain = await bella.lucia.get<ChainView>('/api/receipts/chain?month=2026-11');
    expect(chain.body.data).toMatchObject({
      fault: null,
      lastNumber: expect.stringMatching(/^(RE|ST|GU)-2026/),
    });
    const all = chain.body.data.documents;
    const list = await bella.lucia.get<ReceiptsMore>(`/api/receipts/list?month=2026-11&before=${all + 1}`);
    expect(list.body.data.rows).toHaveLength(Math.min(100, all));
    const page = await bella.lucia.get('/app/receipts?month=2026-11');
    expect(page.status).toBe(200);
  });

  it('says so when somebody has changed a document in the store', async () => {
    const documents = bella.connection.collection<{ _id: string }>('documents');
    const [first] = await documents.find({ kind: 'invoice' }).sort({ chainSeq: 1 }).limit(1).toArray();
    await documents.updateOne({ _id: first!._id }, { $set: { 'body.totalCents': 1 } });
    const { data } = (await bella.lucia.get<ChainView>('/api/receipts/chain?month=2026-11')).body;
    expect([data.fault, data.faultText]).toEqual([
      expect.stringMatching(/^RE-2026-/),
      'Sein Inhalt ist nicht der, der ausgestellt wurde.',
    ]);
    expect(problemsOf(filesIn(await archive())).problems.join()).toContain('wurde geändert');
    const { body } = first as unknown as { body: { totalCents: number } };
    await documents.updateOne({ _id: first!._id }, { $set: { 'body.totalCents': body.totalCents } });
    expect(problemsOf(filesIn(await archive())).problems).toEqual([]);
  });
});

describe('the tax adviser', () => {
  it('gets the month that is over once, as an archive that can be verified', async () => {
    await until((await completed()).id, 'invoice');
    const put = (email: string) => bella.lucia.post('/api/receipts/adviser', { email });
    expect((await put('kein Postfach')).status).toBe(400);
    expect((await put(ADVISER)).status).toBe(200);
    const advisers = bella.running.app.get(Advisers, { strict: false });
    await advisers.sendDue();
    bella.running.clock.set('2026-12-01T06:00:00Z');
    await Promise.all([advisers.sendDue(), advisers.sendDue()]);
    await advisers.sendDue();
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(bella.running, ADVISER);
      return mails.length > 0 && mails;
    });
    expect(mail?.subject).toContain('Belege November 2026');
    // They have no account here.
    expect(mail?.text).not.toContain('/app/');
    const [attached] = mail!.attachments;
    expect(attached?.filename).toBe('belege-2026-11.zip');
    const files = filesIn(Buffer.from(attached!.content as ArrayBuffer));
    expect(problemsOf(files).problems).toEqual([]);
    expect([...files.keys()].filter((name) => /^pdf\/RE-2026-\d+\.pdf$/.test(name)).length).toBeGreaterThan(
      0,
    );
    expect(await mailsTo(bella.running, ADVISER)).toHaveLength(1);
    bella.running.clock.set('2026-11-20T11:00:00Z');
    expect((await put('')).status).toBe(200);
  }, 60_000);
});

describe('the sale of a voucher', () => {
  it('is one document without VAT, however often it is told, and its withdrawal another', async () => {
    const receipts = bella.running.app.get(ReceiptService, { strict: false });
    const sale = {
      id: 'v1',
      cents: 5_000,
      soldAt: new Date('2026-11-20T10:00:00Z'),
      payment: 'online bezahlt',
    };
    const all = await Promise.all([1, 2, 3].map(() => receipts.issueVoucherSale(bella.shop, sale)));
    expect(new Set(all.map((document) => document?.id)).size).toBe(1);
    expect(all[0]?.body).toMatchObject({ groups: [], totalCents: 5_000 });
    expect(await receipts.issueVoucherSale(bella.shop, { ...sale, id: 'v2', test: true })).toBeNull();
    const { data } = await bytesAt(`/api/receipts/pdf?id=${all[0]!.id}`, bella.lucia);
    expect(textIn(data)).toContain('Mehrzweck-Gutschein, keine Umsatzsteuer bei Verkauf');
    const back = await receipts.returnVoucherSale(bella.shop, {
      id: 'v1',
      kind: 'withdrawn',
      cents: sale.cents,
      sumCents: sale.cents,
    });
    expect(back).toMatchObject({ kind: 'cancellation', body: { totalCents: -5_000 } });
    expect(problemsOf(filesIn(await archive())).problems).toEqual([]);
  });
});
