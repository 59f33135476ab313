import { CHECKOUT, withBasket } from './basket.mjs';
import { bothWays, closed, driven, onlyDelivery, onlyPickup, open, paused, resumed } from './hours.mjs';

const SHOP = '/s/trattoria-bella';
const LARGE = ['Margherita', 'Salat mit Hähnchenbrustfiletstreifen', 'Tiramisù', 'Limonata della Casa'];
const SMALL = ['Cola'];

/** Every screen guests see: its name, how to get there, and what the restaurant has to do before and after. */
export const SCREENS = [
  { name: 'menu', show: menu },
  { name: 'search', show: (page) => search(page, 'pizza') },
  { name: 'search-empty', show: (page) => search(page, 'Sushi') },
  { name: 'filter', show: filter },
  { name: 'sheet', show: (page) => dish(page, 'Bella') },
  { name: 'halves', show: (page) => dish(page, 'Metà e metà') },
  { name: 'combo', show: (page) => dish(page, 'Pizza + Getränk') },
  { name: 'basket', show: (page) => basket(page, LARGE) },
  { name: 'minimum', show: (page) => basket(page, SMALL, 'delivery') },
  { name: 'way', show: way },
  { name: 'checkout', show: (page) => checkout(page) },
  { name: 'checkout-empty', show: (page) => page.goto(CHECKOUT) },
  { name: 'checkout-delivery', show: (page) => checkout(page, 'delivery') },
  { name: 'checkout-errors', show: checkoutErrors },
  { name: 'tracking', show: (page, { token }) => page.goto(`${SHOP}/bestellung/${token}`) },
  { name: 'receipt', show: (page, { token }) => page.goto(`${SHOP}/bestellung/${token}/beleg`) },
  { name: 'legal', show: (page) => page.goto(`${SHOP}/datenschutz`) },
  { name: 'lost', show: (page) => page.goto(`${SHOP}/bestellung/gibt-es-nicht`) },
  { name: 'home', show: (page) => page.goto('/') },
  { name: 'pricing', show: (page) => page.goto('/pricing') },
  { name: 'lieferando', show: (page) => page.goto('/alternative-zu-lieferando') },
  { name: 'online-shop', show: (page) => page.goto('/online-shop-restaurant-software') },
  { name: 'contact', show: (page) => page.goto('/kontakt') },
  { name: 'login', show: (page) => page.goto('/login') },
  { name: 'register', show: (page) => page.goto('/register') },
  { name: 'paused', before: paused, show: menu, after: resumed },
  { name: 'way-delivery', before: onlyDelivery, show: way, after: bothWays },
  { name: 'way-pickup', before: onlyPickup, show: way, after: driven },
  { name: 'times', show: times },
  { name: 'closed', before: closed, show: menu, after: open },
];

/** The scripts are there once the state of the shop has been asked for. */
async function menu(page) {
  const status = page.waitForResponse((answer) => answer.url().includes('/status'));
  await page.goto(SHOP);
  await status;
}

/** On a phone the field and the filter stand behind the magnifier. */
async function openSearch(page) {
  await menu(page);
  const opener = page.locator('#suche-oeffnen');
  if (await opener.isVisible()) await opener.click();
}

async function search(page, words) {
  await openSearch(page);
  await page.locator('#suche').fill(words);
  await page.waitForTimeout(500);
}

async function filter(page) {
  await openSearch(page);
  await page.locator('#filter-oeffnen').click();
  await page.locator('dialog#filter[open]').waitFor();
}

async function dish(page, name) {
  await menu(page);
  await page.getByRole('button', { name, exact: true }).first().click();
  await opened(page);
}

/** On a desk the basket stands beside the menu, elsewhere the bar below opens it. */
async function basket(page, dishes, fulfilment) {
  await withBasket(page, dishes, fulfilment);
  await menu(page);
  await page.locator('#warenkorb:visible, #korb[data-mounted]:visible').first().waitFor();
  const bar = page.locator('#warenkorb');
  if (await bar.isVisible()) {
    await bar.click();
    await opened(page);
  }
  await page.locator('.totals:visible').waitFor();
  await page.waitForLoadState('networkidle');
}

async function way(page) {
  await menu(page);
  await page.locator('#wege-aendern').click();
  await opened(page);
}

/** The sheet itself; until it is there, a skeleton may stand in its place. */
async function opened(page) {
  await page.locator('dialog.sheet[open]:not(.sheet--waits)').waitFor();
  await page.waitForLoadState('networkidle');
}

async function checkout(page, fulfilment) {
  await withBasket(page, LARGE, fulfilment);
  await page.goto(CHECKOUT);
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Another day, of which the shop offers all hours. */
async function times(page) {
  await checkout(page);
  await page.locator('#wann label').nth(1).click();
  await page.locator('.slots--days .opt').nth(1).click();
  await page.locator('#wann').scrollIntoViewIfNeeded();
}

async function checkoutErrors(page) {
  await checkout(page, 'delivery');
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}
