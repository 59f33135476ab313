import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import {
  atCheckout,
  looksRight,
  orderWith,
  payWithCard,
  takingMoney,
} from '../support/journeys/paying-guest.js';

const CARD = 'Karte, Apple Pay, Google Pay';

let bella: Restaurant;
let sim: PaySim;

beforeAll(async () => {
  bella = await startRestaurant('paying-trouble');
  sim = await startPaySim({ port: bella.payPort });
  await takingMoney(bella, 'trouble');
}, 120_000);
afterAll(async () => {
  await bella?.close();
  await sim?.close();
});
afterEach(() => void sim.fail({ reset: true }));

describe('a guest whose payment meets trouble', () => {
  it('whose browser blocks the script is told so and tries again, or pays in another way', async () => {
    const { page, context } = await atCheckout(bella);
    await context.route('**/v3/**', (route) => route.abort());
    await orderWith(page, CARD);
    await page.getByText('Das Formular zum Bezahlen ließ sich nicht laden.').waitFor();
    expect(await looksRight(page, 'blocked')).toEqual([]);
    await context.unroute('**/v3/**');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.getByRole('button', { name: /^Jetzt / }).waitFor();
    await context.close();
  }, 120_000);

  it('whose script never comes reads so after eight seconds', async () => {
    const { page, context } = await atCheckout(bella);
    await context.route('**/v3/**', () => undefined);
    await orderWith(page, CARD);
    await page.getByText('Das Formular zum Bezahlen wird geladen').waitFor();
    await page.getByText('Das dauert länger als sonst.').waitFor();
    expect(await looksRight(page, 'slow')).toEqual([]);
    await page.getByRole('button', { name: 'PayPal' }).click();
    await page.frameLocator('.pay__frame iframe').getByRole('button', { name: 'PayPal' }).waitFor();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }, 120_000);

  it('whose service is away keeps the order, reads why, and pays once it is back', async () => {
    const { page, context } = await atCheckout(bella);
    sim.fail({ api: 'error500', service: 'stripe' });
    await orderWith(page, CARD);
    await page.getByText('Die Zahlung ließ sich gerade nicht starten.').waitFor();
    expect(await looksRight(page, 'away')).toEqual([]);
    sim.fail({ reset: true });
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await payWithCard(page, '4242 4242 4242 4242');
    await page.getByText('Wir haben deine Bestellung erhalten').waitFor();
    await context.close();
  }, 120_000);

  it('who speaks English reads all of it in English', async () => {
    const { page, context } = await atCheckout(bella, '?lang=en');
    await orderWith(page, 'Card, Apple Pay, Google Pay', /^Order with obligation to pay/);
    await page.getByRole('heading', { name: 'Not paid yet' }).waitFor();
    await payWithCard(page, '4000 0000 0000 0069');
    await page.getByText('This card has expired. Try another one.').waitFor();
    expect(await looksRight(page, 'expired-card-en')).toEqual([]);
    await payWithCard(page, '4242 4242 4242 4242');
    await page.getByText('We have received your order.').waitFor();
    await page.getByText('Test payment: no money has moved').waitFor();
    await context.close();
  }, 120_000);
});
