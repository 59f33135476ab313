import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import { visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { atCheckout, looksRight, payWithCard, takingMoney } from '../support/journeys/paying-guest.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const PHONE = { width: 390, height: 844 };
const LENA = 'lena@example.org';
const CODE = /[2-9A-Y]{4}-[2-9A-Y]{4}-[2-9A-Y]{4}/;
let bella: Restaurant;
let sim: PaySim;

beforeAll(async () => {
  bella = await startRestaurant('voucher');
  sim = await startPaySim({ port: bella.payPort });
  const lucia = await takingMoney(bella, 'voucher');
  const terms = { on: true, amounts: [2_500, 5_000], ownFromCents: 1_000, ownToCents: 25_000 };
  const { status } = await lucia.post('/api/voucher/terms', terms);
  expect(status).toBe(200);
}, 120_000);
afterAll(async () => {
  await bella?.close();
  await sim?.close();
});

it('is bought as a present, found in the mail, redeemed in part and withdrawn from', async () => {
  const { page, context, complaints } = await visit(bella.chromium, PHONE);
  await page.goto(`${bella.url}/s/${bella.slug}`);
  await page.getByRole('link', { name: 'Gutschein kaufen' }).click();
  await page.getByLabel('Anderer Betrag').check();
  await page.getByLabel(/^Betrag von/).fill('30');
  await page.getByLabel('Per E‑Mail an die beschenkte Person').check();
  await page.getByLabel('E‑Mail der beschenkten Person').fill(LENA);
  await page.getByLabel(/^Gruß/).fill('Guten Hunger!');
  expect(await looksRight(page, 'voucher-form')).toEqual([]);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByText('Bitte gib deinen Namen an.').waitFor();
  await page.locator('#name').fill('Jonas Weber');
  await page.locator('#email').fill('jonas@example.org');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.waitForURL(/\/gutschein\/.+/);
  await page.getByRole('button', { name: /^Jetzt 30,00.€ bezahlen$/ }).waitFor();
  expect(await looksRight(page, 'voucher-pay')).toEqual([]);
  await payWithCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { name: 'Der Gutschein ist da' }).waitFor();
  expect(await looksRight(page, 'voucher-bought')).toEqual([]);

  const mail = await eventually(async () => (await mailsTo(bella, LENA))[0]);
  expect(mail.text).toContain('Guten Hunger!');
  const code = CODE.exec(mail.text ?? '')?.[0] ?? '';
  const lena = await atCheckout(bella);
  await lena.page.getByText('Gutschein oder Rabattcode einlösen').click();
  await lena.page.getByLabel('Gutscheincode').fill('ABCD-EFGH-JKMN');
  await lena.page.getByRole('button', { name: 'Einlösen' }).click();
  await lena.page.getByText('Da stimmt ein Zeichen nicht.').waitFor();
  await lena.page.getByRole('button', { name: /entfernen$/ }).click();
  await lena.page.getByLabel('Gutscheincode').fill(code.toLowerCase());
  await lena.page.getByLabel('Gutscheincode').press('Enter');
  await lena.page.getByText(/13,00.€ bleiben auf dem Gutschein/).waitFor();
  await lena.page.getByText('Der Gutschein zahlt alles.').waitFor();
  expect(await looksRight(lena.page, 'voucher-redeemed')).toEqual([]);
  const button = lena.page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });
  await button.and(lena.page.locator('[aria-busy=false]')).click();
  await lena.page.waitForURL(/\/bestellung\//);
  await lena.page.getByText('Wir haben deine Bestellung erhalten').waitFor();
  expect(await looksRight(lena.page, 'voucher-order')).toEqual([]);
  await lena.context.close();

  await page.reload();
  await page.getByText(/13,00.€/).waitFor();
  await page.getByRole('link', { name: 'Vertrag widerrufen' }).first().click();
  await page.getByLabel('Name').fill('Jonas Weber');
  await page.getByLabel('E‑Mail für die Bestätigung').fill('jonas@example.org');
  expect(await looksRight(page, 'voucher-withdraw')).toEqual([]);
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.getByText('Das Restaurant prüft ihn und meldet sich.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();

  const owner = await bella.owner();
  await owner.page.goto(`${bella.url}/app/vouchers`);
  await owner.page.getByRole('button', { name: 'Rest erstatten' }).click();
  await owner.page.getByRole('button', { name: 'Erstatten', exact: true }).click();
  await owner.page.getByText('Erstattung veranlasst').waitFor();
  await owner.page.getByText('Test, widerrufen', { exact: true }).waitFor();
  expect(await looksRight(owner.page, 'voucher-desk')).toEqual([]);
  await owner.context.close();
  const [charge] = sim.ledger().filter(({ amountCents }) => amountCents === 3_000);
  expect(charge?.refunds.map(({ cents }) => cents)).toEqual([1_300]);
}, 240_000);
