import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import type { BoardOrder } from '../../src/shop/order/order.view.js';
import type { Browser as Caller } from '../support/browser.js';
import { visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import {
  atCheckout,
  cardFrame,
  looksRight,
  orderWith,
  payWithCard,
  takingMoney,
} from '../support/journeys/paying-guest.js';

const CARD = 'Karte, Apple Pay, Google Pay';
const GOOD = '4242 4242 4242 4242';
const SECURE = '4000 0025 0000 3155';
const DECLINED = '4000 0000 0000 0002';
const EMPTY = '4000 0000 0000 9995';
const THERE = 'Wir haben deine Bestellung erhalten';
const TEST = 'Testzahlung: kein Geld bewegt';

let bella: Restaurant;
let lucia: Caller;
let sim: PaySim;

beforeAll(async () => {
  bella = await startRestaurant('paying');
  sim = await startPaySim({ port: bella.payPort });
  lucia = await takingMoney(bella, 'paying');
}, 120_000);
afterAll(async () => {
  await bella?.close();
  await sim?.close();
});
afterEach(() => void sim.fail({ reset: true }));

const ordersOnBoard = async (): Promise<BoardOrder[]> =>
  (await lucia.get<{ orders: BoardOrder[] }>('/api/order/board')).body.data.orders;
/** What this page has loaded of our own scripts, packed. */
const scriptKib = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1_024,
  );
/** The payment by card that was begun last. */
const latestCard = (): string =>
  sim
    .ledger()
    .filter(({ service }) => service === 'stripe')
    .at(-1)?.id ?? '';
/** Whether this address would let the payment services in if it were opened now. */
const letsIn = async (page: Page): Promise<boolean> => {
  const { headers } = await fetch(page.url());
  return headers.get('content-security-policy')?.includes(sim.url) ?? false;
};
const heldNow = () => sim.ledger().filter(({ isHeld }) => isHeld).length;
/** Refusals of a card are answers with a status that the browser writes down. */
const serious = (complaints: string[]) => complaints.filter((text) => !/40[02]/.test(text));

describe('a guest who pays online', () => {
  it('pays with a card; nobody else is asked for anything before', async () => {
    const { page, context, complaints, foreign } = await atCheckout(bella);
    await page.getByLabel(CARD).check();
    await page.getByText('Du zahlst gleich nach dem Bestellen, über den Zahlungsdienst Stripe.').waitFor();
    expect(await looksRight(page, 'ways')).toEqual([]);
    await page.getByLabel('Bar bei Abholung').check();
    await page.getByRole('group', { name: 'Zahle mit' }).getByText('20').check();
    expect(await looksRight(page, 'cash')).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await scriptKib(page)).toBeLessThanOrEqual(110);
    expect(await letsIn(page)).toBe(false);

    const before = heldNow();
    await orderWith(page, CARD);
    await page.getByRole('heading', { name: 'Noch nicht bezahlt' }).waitFor();
    expect(await letsIn(page)).toBe(true);
    expect(await scriptKib(page)).toBeLessThanOrEqual(110);
    await page.getByRole('button', { name: /^Jetzt 17,00.€ bezahlen$/ }).waitFor();
    expect(foreign.every((address) => address.startsWith(sim.url))).toBe(true);
    expect(await looksRight(page, 'form')).toEqual([]);

    await payWithCard(page, GOOD);
    await page.getByText(THERE).waitFor();
    await page.getByText(TEST).waitFor();
    expect(await letsIn(page)).toBe(false);
    expect(await looksRight(page, 'paid')).toEqual([]);
    expect(heldNow()).toBe(before + 1);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  }, 120_000);

  it('is asked by the bank, says no, and then yes', async () => {
    const { page, context, complaints } = await atCheckout(bella);
    await orderWith(page, CARD);
    await payWithCard(page, SECURE);
    const bank = page.frameLocator('iframe[src*="/stripe/3ds"]');
    await bank.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByText('Deine Bank konnte nicht bestätigen, dass du es bist.').waitFor();
    expect(await looksRight(page, 'not-you')).toEqual([]);

    await page.getByRole('button', { name: /^Jetzt .* bezahlen$/ }).click();
    await bank.getByRole('button', { name: 'Zahlung bestätigen' }).click();
    await page.getByText(THERE).waitFor();
    expect(serious(complaints)).toEqual([]);
    await context.close();
  }, 120_000);

  it('comes back from a page of the bank and waits without fear', async () => {
    const { page, context } = await atCheckout(bella);
    const address = await orderWith(page, CARD);
    await page.getByRole('button', { name: /^Jetzt / }).waitFor();
    await page.goto(`${address}?bezahlt=stripe&payment_intent=pi_1&redirect_status=succeeded`);
    await page.getByText('Wir fragen nach, ob deine Zahlung angekommen ist').waitFor();
    expect(page.url()).toBe(address);
    expect(await looksRight(page, 'asking')).toEqual([]);
    await page.getByText('Die Antwort lässt auf sich warten.').waitFor();
    sim.pay({ id: latestCard() });
    await page.getByText(THERE).waitFor();

    const { page: again, context: other } = await atCheckout(bella);
    const second = await orderWith(again, CARD);
    await again.goto(`${second}?payment_intent=pi_1&redirect_status=failed`);
    await again.getByText('Deine Bank konnte nicht bestätigen, dass du es bist.').waitFor();
    await cardFrame(again).getByLabel('Kartennummer').waitFor();
    await context.close();
    await other.close();
  }, 120_000);

  it('pays with PayPal, after turning back once', async () => {
    const { page, context, complaints } = await atCheckout(bella);
    await orderWith(page, 'PayPal');
    const button = page.frameLocator('.pay__frame iframe').getByRole('button', { name: 'PayPal' });
    await button.waitFor();
    expect(await looksRight(page, 'paypal')).toEqual([]);
    const agree = async (answer: string) => {
      const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
      await popup.getByRole('button', { name: answer }).click();
    };
    await agree('Abbrechen und zurück');
    await page.getByText('Du hast die Zahlung abgebrochen.').waitFor();
    expect(await looksRight(page, 'paypal-cancelled')).toEqual([]);
    await agree('Mit einem Konto ohne Guthaben bezahlen');
    await page.getByText(/abgelehnt|nicht gedeckt/).waitFor();
    await agree('Jetzt bezahlen');
    await page.getByText(THERE).waitFor();
    expect(serious(complaints)).toEqual([]);
    await context.close();
  }, 120_000);

  it('closes the tab after paying, and the order arrives; another tab says it is paid', async () => {
    const { page, context } = await atCheckout(bella);
    const address = await orderWith(page, CARD);
    await page.getByRole('button', { name: /^Jetzt / }).waitFor();
    const { page: second, context: other } = await visit(bella.chromium);
    await second.goto(address);
    await second.getByRole('button', { name: /^Jetzt / }).waitFor();
    await page.close();

    sim.pay({ id: latestCard() });
    await second.getByText(THERE).waitFor();
    await second.getByText('Bezahlt. Abgebucht wird, sobald das Restaurant angenommen hat.').waitFor();
    const number = Number(/\d+/.exec(await second.title())?.[0]);
    expect((await ordersOnBoard()).some((order) => order.number === number)).toBe(true);
    await context.close();
    await other.close();
  }, 120_000);

  it('is declined, has no money on the next card, and pays with a third', async () => {
    const { page, context } = await atCheckout(bella);
    await orderWith(page, CARD);
    await payWithCard(page, DECLINED);
    await page.getByText('Deine Bank hat die Zahlung abgelehnt.').waitFor();
    expect(await looksRight(page, 'declined')).toEqual([]);
    await payWithCard(page, EMPTY);
    await page.getByText('Das Konto ist nicht gedeckt.').waitFor();
    await payWithCard(page, GOOD);
    await page.getByText(THERE).waitFor();
    await context.close();
  }, 120_000);

  it('is declined and pays at the door instead', async () => {
    const { page, context } = await atCheckout(bella);
    await orderWith(page, CARD);
    await payWithCard(page, DECLINED);
    await page.getByText('Deine Bank hat die Zahlung abgelehnt.').waitFor();
    await page
      .getByRole('group', { name: 'Anders bezahlen' })
      .getByRole('button', { name: 'Bar bei Abholung' })
      .click();
    await page.getByText(THERE).waitFor();
    await page.getByText('Noch offen, bar').waitFor();
    expect(await looksRight(page, 'at-the-door')).toEqual([]);
    await context.close();
  }, 120_000);
});
