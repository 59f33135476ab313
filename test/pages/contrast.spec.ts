import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { BELLA } from '../factories/orders.js';
import { DESKTOP, PHONE } from '../support/chromium.js';
import { type SeededProduct, startSeededProduct } from '../support/pages/seeded-product.js';

let product: SeededProduct;

beforeAll(async () => {
  product = await startSeededProduct();
  for (const { page } of Object.values(product.visits)) await page.emulateMedia({ forcedColors: 'active' });
}, 120_000);
afterAll(() => product?.close());

/** Where the system has its own few colours, ours are gone: an edge and a surface of its colours are what is left. */
const lookOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const hasEdge = outlineStyle === 'solid' || (borderTopStyle === 'solid' && borderTopWidth !== '0px');
    return { surface: backgroundColor, hasEdge };
  });

async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  const [filled, plain] = [await lookOf(chosen.first()), await lookOf(other.first())];
  expect([filled.hasEdge, plain.hasEdge]).toEqual([true, true]);
  expect(filled.surface).not.toBe(plain.surface);
}

const ownersAt = (path: string, viewport = DESKTOP) => at(product.visits.owner.page, path, viewport);
const guestsAt = (path: string) => at(product.visits.guest.page, path, PHONE);

async function at(page: Page, path: string, viewport: typeof PHONE): Promise<Page> {
  await page.setViewportSize(viewport);
  await page.goto(product.running.url + path);
  await page.waitForLoadState('load');
  return page;
}

it('tells switches that are on from those that are off in high contrast', async () => {
  const page = await ownersAt('/app/settings/orders');
  const [on, off] = [':checked', ':not(:checked)'].map((state) =>
    page.locator(`.mantine-Switch-input${state} + .mantine-Switch-track`),
  );
  await expectToldApart(on!, off!);
});

it('tells dishes on sale from those that are not', async () => {
  const page = await ownersAt('/app/products', PHONE);
  const [on, off] = [true, false].map((checked) =>
    page.getByRole('switch', { checked, name: /im Verkauf/ }).locator('> span'),
  );
  await expectToldApart(on!, off!);
});

it('marks the chosen column of the board', async () => {
  const page = await ownersAt('/app/dashboard', PHONE);
  const tabs = page.getByRole('group', { name: 'Spalten' });
  await expectToldApart(tabs.locator('[aria-pressed="true"]'), tabs.locator('[aria-pressed="false"]'));
});

it('marks the chosen tab of the opening hours', async () => {
  const page = await ownersAt('/app/settings/hours');
  const labels = page.locator('.mantine-SegmentedControl-label');
  const [chosen, other] = [
    labels.and(page.locator('[data-active]')),
    labels.and(page.locator(':not([data-active])')),
  ];
  const [filled, plain] = [await lookOf(chosen.first()), await lookOf(other.first())];
  expect(filled.surface).not.toBe(plain.surface);
});

it('marks the way that a guest has chosen', async () => {
  const page = await guestsAt(`/s/${BELLA}`);
  await page.locator('.ways input').first().check({ force: true });
  await expectToldApart(
    page.locator('.ways label:has(:checked)'),
    page.locator('.ways label:not(:has(:checked))'),
  );
});

it('wears none of it where there are colours', async () => {
  const page = await ownersAt('/app/dashboard', PHONE);
  const chosen = page.getByRole('group', { name: 'Spalten' }).locator('[aria-pressed="true"]');
  const { surface } = await lookOf(chosen);
  await page.emulateMedia({ forcedColors: 'none' });
  expect((await lookOf(chosen)).surface).not.toBe(surface);
});
