import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import { axeFindings } from '../support/axe.js';
import { Browser as Caller } from '../support/browser.js';
import { DESKTOP, PHONE, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Caller;

beforeAll(async () => {
  bella = await startRestaurant('guest-order');
  lucia = new Caller(bella);
  await lucia.signIn(bella.person);
}, 120_000);
afterAll(() => bella?.close());

const PICTURES = process.env.PICTURES;
async function looksRight(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
}

/** The basket as another visit left it: one piece of each. */
async function withBasket(page: Page, ...names: string[]): Promise<MenuView> {
  const { body } = await lucia.get<MenuView>(`/api/storefront/${bella.slug}/menu`);
  const dishes = body.data.categories.flatMap(({ products }) => products);
  const lines = names.map((name) => {
    const dish = dishes.find((one) => one.name === name);
    if (!dish) throw new Error(`There is no ${name} on the menu.`);
    const variantId = dish.variants[0]?.id ?? '';
    return { key: dish.id, productId: dish.id, variantId, options: [], quantity: 1, note: '' };
  });
  await page.addInitScript(
    ([slug, basket]) => {
      if (!localStorage.getItem('seeded')) localStorage.setItem(`tresen:basket:${slug}`, basket);
      localStorage.setItem('seeded', 'yes');
    },
    [bella.slug, JSON.stringify({ v: 1, fulfilment: 'pickup', lines })] as const,
  );
  return body.data;
}

describe('a guest at the checkout', () => {
  it('picks up now, says to be old enough, takes it back, and prints a slip', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await withBasket(page, 'Birra Chiara', 'Tiramisù');
    await page.goto(`${bella.url}/s/${bella.slug}/kasse`);
    await page
      .getByText(/fertig gegen/)
      .first()
      .waitFor();
    const submit = page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });

    // § 312j Abs. 2 BGB: nothing between what is ordered and the button.
    const before = await submit.evaluate((button) => button.previousElementSibling?.className);
    expect(before).toBe('summary__facts');
    for (const tick of await page.getByRole('checkbox').all()) expect(await tick.isChecked()).toBe(false);

    await page.getByLabel('Name').fill('Jonas Weber');
    await page.getByLabel('E-Mail').fill('jonas@example.org');
    await submit.click();
    await page.locator('#ageConfirmed-fehler', { hasText: 'Bitte bestätige dein Alter.' }).waitFor();
    await looksRight(page, 'checkout');
    await page.getByLabel('Ich bin mindestens 16 Jahre alt. Bei Übergabe wird mein Ausweis geprüft.').check();
    await submit.click();

    await page.getByText('Wir haben deine Bestellung erhalten').waitFor();
    await page.getByText('Halte bitte deinen Ausweis bereit (ab 16).').waitFor();
    await looksRight(page, 'tracking');
    await page.getByRole('button', { name: 'Bewirtungsbeleg' }).click();
    await page.getByRole('heading', { name: 'Bestellbeleg – kein Kassenbeleg' }).waitFor();
    await page.getByLabel(/Anlass der Bewirtung/).waitFor();
    await looksRight(page, 'slip');
    await page.getByRole('link', { name: 'Zur Bestellung' }).click();
    await page.getByText('Deine Daten').click();
    await page.getByRole('link', { name: 'Ansehen' }).click();
    await page.getByText('jonas@example.org').waitFor();
    await looksRight(page, 'data');
    await page.getByRole('link', { name: 'Zur Bestellung' }).click();

    await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await page.getByRole('button', { name: 'Ja, stornieren' }).click();
    await page.getByText('Diese Bestellung wurde storniert.').waitFor();
    await page.getByText('Deine Daten').click();
    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Ja, löschen' }).click();
    await page.getByText('Deine Angaben zu dieser Bestellung sind gelöscht.').waitFor();
    await looksRight(page, 'erased');
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await context.close();
  }, 120_000);

  it('is told what sold out in between, in English and with the keyboard alone', async () => {
    const { page, context, complaints } = await visit(bella.chromium, DESKTOP);
    const menu = await withBasket(page, 'Cola', 'Tiramisù');
    const cola = menu.categories.flatMap(({ products }) => products).find(({ name }) => name === 'Cola');
    await page.goto(`${bella.url}/s/${bella.slug}/kasse?lang=en`);
    await page
      .getByText(/ready at about/)
      .first()
      .waitFor();
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Jonas Weber');
    await page.keyboard.press('Tab');
    await page.keyboard.type('jonas@example.org');
    await lucia.post('/api/product/soldOut', { ids: [cola?.id], span: 'further' });

    const submit = page.getByRole('button', { name: /^Order with obligation to pay/ });
    await tabTo(page, 'Order with obligation to pay');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('“Cola” is sold out right now.').waitFor();
    await looksRight(page, 'sold-out');
    await tabTo(page, 'Take out and go on');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.summary', { hasText: 'Cola' }).waitFor({ state: 'detached' });
    await submit.and(page.locator('[aria-busy=false]')).waitFor();
    await looksRight(page, 'checkout-en');
    await tabTo(page, 'Order with obligation to pay');
    await page.keyboard.press('Enter');
    await page.getByText('We have received your order.').waitFor();
    await looksRight(page, 'tracking-en');
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await context.close();
  }, 120_000);

  it('is told the new price before anything binds, and has one order though the first answer got lost', async () => {
    const { page, context, complaints } = await visit(bella.chromium, DESKTOP);
    const menu = await withBasket(page, 'Tiramisù');
    const dish = menu.categories.flatMap(({ products }) => products).find(({ name }) => name === 'Tiramisù');
    const setPrice = (priceCents: number) =>
      lucia.post('/api/product/price', { id: dish?.id, variantId: dish?.variants[0]?.id, priceCents });
    await page.goto(`${bella.url}/s/${bella.slug}/kasse`);
    await page.getByLabel('Name').fill('Mira Sommer');
    await page.getByLabel('E-Mail').fill('mira@example.org');
    const submit = page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });
    await submit.and(page.locator('[aria-busy=false]')).waitFor();
    await setPrice(720);
    await submit.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText(/„Tiramisù“ jetzt 7,20.€ statt 6,50.€/).waitFor();
    const [row = ''] = await dialog.getByRole('row', { name: /Tiramisù/ }).allInnerTexts();
    expect(row.replaceAll('\u00a0', ' ').split(/\s{2,}|\t|\n/)).toEqual(['Tiramisù', '6,50 €', '7,20 €']);
    await looksRight(page, 'price-changed');
    await dialog.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
    await page.locator('.summary', { hasText: '7,20' }).waitFor();

    const placed: string[] = [];
    await page.route('**/order', async (route) => {
      const answer = await route.fetch();
      placed.push((await answer.json()).data.id);
      // The first is at work; the guest is told to wait for its answer.
      if (placed.length > 1) return route.fulfill({ response: answer });
      return route.fulfill({
        status: 409,
        json: { success: false, code: 'IDEMPOTENCY_RUNNING', message: '…' },
      });
    });
    await submit.and(page.locator('[aria-busy=false]')).click();
    await page.getByText('Wir haben deine Bestellung erhalten').waitFor();
    expect(placed.length).toBe(2);
    expect(placed[1]).toBe(placed[0]);
    expect(complaints.filter((text) => !/422|409/.test(text))).toEqual([]);
    await setPrice(650);
    await context.close();
  }, 120_000);

  it('orders once more what is still made, and chooses anew where the choices have changed', async () => {
    const { categories, groups } = (await lucia.get<MenuView>(`/api/storefront/${bella.slug}/menu`)).body
      .data;
    const [pizza, sweet] = ['Margherita', 'Tiramisù'].map((name) =>
      categories.flatMap(({ products }) => products).find((product) => product.name === name),
    );
    const edge = groups.find(({ id, min }) => min === 1 && pizza?.groupIds.includes(id));
    const answer = { groupId: edge?.id, optionId: edge?.options[0]?.id, quantity: 1 };
    const lineOf = (dish: typeof pizza, options: object[]) => ({
      productId: dish?.id,
      variantId: dish?.variants[0]?.id,
      options,
      quantity: 1,
    });
    const { body } = await lucia.post<{ token: string }>(
      `/api/storefront/${bella.slug}/order`,
      {
        fulfilment: 'pickup',
        when: 'asap',
        lines: [lineOf(pizza, [answer]), lineOf(sweet, [])],
        payment: 'cash',
        contact: { name: 'Jonas Weber', email: 'jonas@example.org' },
      },
      { 'idempotency-key': 'once-more' },
    );
    await lucia.post('/api/optionGroup/delete', { id: edge?.id });

    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}/bestellung/${body.data.token}`);
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
    await page.getByText('Der Rest liegt im Warenkorb.').waitFor();
    await page.getByText('Hier hat sich die Auswahl geändert. Bitte wähle neu:').waitFor();
    await looksRight(page, 'once-more');
    await page.getByRole('link', { name: 'Margherita' }).click();
    await page.getByRole('dialog', { name: 'Margherita' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
});

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never came to "${name}".`);
}
