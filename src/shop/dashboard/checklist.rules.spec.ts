import { describe, expect, it } from '@jest/globals';
import { newShop } from '../restaurant/new-shop.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { LEVEL } from '../subscription/plans.js';
import { checklistOf, type Facts, isUnfinished, readyToOpen } from './checklist.rules.js';
import type { TaskKey } from './checklist.types.js';

const shop = newShop({ id: 's', slug: 'bella', name: 'Bella', userId: 'u', now: new Date(0) });
const nothing: Facts = {
  shop,
  menu: { categories: 0, products: 0, allergensUnchecked: 0, soldOut: 0 },
  printers: 0,
};
const withShop = (over: Partial<Shop>): Facts => ({ ...nothing, shop: { ...shop, ...over } });
const withSettings = (over: Partial<Shop['settings']>): Facts =>
  withShop({ settings: { ...shop.settings, ...over } });
const withMenu = (over: Partial<Facts['menu']>): Facts => ({
  ...nothing,
  menu: { ...nothing.menu, ...over },
});
const sealed = { public_key: 'p', secret_key: 'k1:x', secret_key_iv: 'y' };
const monday = (closed: boolean) => ({
  ...shop.settings.shopTimes,
  monday: { closed, ranges: [{ from: '11:00', to: '22:00' }] },
});
const address = { street: 'Am Markt 3', postalCode: '01067', city: 'Dresden', country: 'Deutschland' };
const contact = { phone: '0351 123', email: '', website: '' };

const doneIn = (facts: Facts): TaskKey[] =>
  checklistOf(facts)
    .filter(({ done }) => done)
    .map(({ key }) => key);

describe('what is missing until guests can order', () => {
  it('is everything at first', () => {
    expect(doneIn(nothing)).toEqual([]);
  });

  const cases: [string, Facts, TaskKey[]][] = [
    ['an address with a telephone', withShop({ address, contact }), ['contact']],
    ['an address without a telephone', withShop({ address }), []],
    ['one open day', withSettings({ shopTimes: monday(false) }), ['hours']],
    ['hours on a day that is closed', withSettings({ shopTimes: monday(true) }), []],
    ['a category without a dish', withMenu({ categories: 1 }), []],
    ['a dish nobody has checked', withMenu({ categories: 1, products: 2, allergensUnchecked: 1 }), ['menu']],
    ['dishes that are checked', withMenu({ categories: 1, products: 2 }), ['menu', 'allergens']],
    [
      'a published imprint',
      withShop({ legal: { imprintVersion: 1, privacyVersion: null, termsVersion: null } }),
      ['imprint'],
    ],
    [
      'a published privacy text',
      withShop({ legal: { imprintVersion: null, privacyVersion: 3, termsVersion: null } }),
      ['privacy'],
    ],
    ['cash into a till of one’s own', withSettings({ ownTillConfirmedAt: new Date(0) }), ['payment']],
    ['a till, but no money on site', withSettings({ ownTillConfirmedAt: new Date(0), payOnSite: false }), []],
    ['PayPal', withShop({ paypal: sealed }), ['payment', 'online']],
    ['Stripe', withShop({ stripe: sealed }), ['payment', 'online']],
    ['a printer', { ...nothing, printers: 1 }, ['printer']],
    ['a shop that is switched on', withSettings({ shopEnabled: true }), ['enabled']],
  ];
  it.each(cases)('%s counts as %p', (_, facts, done) => {
    expect(doneIn(facts)).toEqual(done);
  });

  it('says how many dishes are unchecked', () => {
    const tasks = checklistOf(withMenu({ categories: 1, products: 9, allergensUnchecked: 4 }));
    expect(tasks.find(({ key }) => key === 'allergens')?.open).toBe(4);
  });
});

describe('paying online', () => {
  const planOf = (level: number | null) =>
    checklistOf(withShop({ subscription: level === null ? null : { level } })).find(
      ({ key }) => key === 'online',
    )?.plan;

  it('is locked below the plan it comes with', () => {
    expect([null, LEVEL.free, LEVEL.starter, LEVEL.professional].map(planOf)).toEqual([
      'Starter',
      'Starter',
      null,
      null,
    ]);
  });

  it('does not keep the list on the desk by itself', () => {
    const tasks = checklistOf(nothing).map((task) => ({ ...task, done: true }));
    const without = (key: TaskKey) => tasks.map((task) => ({ ...task, done: task.key !== key }));
    expect([isUnfinished(tasks), isUnfinished(without('online')), isUnfinished(without('printer'))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the switch', () => {
  const ready: Facts = {
    shop: {
      ...shop,
      address,
      contact,
      legal: { imprintVersion: 1, privacyVersion: 1, termsVersion: null },
      settings: { ...shop.settings, shopTimes: monday(false), ownTillConfirmedAt: new Date(0) },
    },
    menu: { categories: 1, products: 1, allergensUnchecked: 0, soldOut: 0 },
    printers: 0,
  };

  it('may be turned when all but the printer is there', () => {
    expect(readyToOpen(checklistOf(ready))).toBe(true);
  });

  it('waits for the last unchecked dish', () => {
    const menu = { ...ready.menu, products: 2, allergensUnchecked: 1 };
    expect(readyToOpen(checklistOf({ ...ready, menu }))).toBe(false);
  });
});
