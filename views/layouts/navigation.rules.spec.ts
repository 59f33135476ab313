import { describe, expect, it, test } from '@jest/globals';
import { NAVIGATION } from './navigation';
import { activePath, navigationFor, openAtFirst } from './navigation.rules';

const ALL = new Set(NAVIGATION.flatMap(({ entries }) => entries.map(({ path }) => path)));
const pathsFor = (role: 'owner' | 'manager' | 'staff' | null, pages: ReadonlySet<string> = ALL) =>
  navigationFor(NAVIGATION, role, pages).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the navigation of the back office', () => {
  test('names each page once', () => {
    const paths = NAVIGATION.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('shows the owner everything that exists', () => {
    expect(pathsFor('owner')).toHaveLength(ALL.size);
  });

  test('hides what is not built, and a group with nothing in it', () => {
    const groups = navigationFor(NAVIGATION, 'owner', new Set(['/app/products']));
    expect(groups.map(({ label, entries }) => [label, entries.map(({ path }) => path)])).toEqual([
      ['Speisekarte', ['/app/products']],
    ]);
  });

  test('shows staff the orders, the printers, what is sold out and their own account', () => {
    expect(pathsFor('staff')).toEqual([
      '/app/dashboard',
      '/app/orderHistory',
      '/app/phoneOrder',
      '/app/kitchen',
      '/app/drivers',
      '/app/vouchers',
      '/app/printerQueue',
      '/app/printStation',
      '/app/tables',
      '/app/products',
      '/app/settings/user',
    ]);
  });

  test('shows somebody who is about to found a restaurant what an owner sees', () => {
    expect(pathsFor(null)).toEqual(pathsFor('owner'));
  });
});

describe('the marked entry', () => {
  it.each([
    ['/app/products', '/app/products'],
    ['/app/products/categories', '/app/products/categories'],
    ['/app/products/p17', '/app/products'],
    ['/app/productsold', null],
    ['/app/unknown', null],
  ])('at %s is %s', (path, active) => {
    expect(activePath(NAVIGATION, path)).toBe(active);
  });
});

describe('the groups that are open at first', () => {
  const open = (path: string) => [...openAtFirst(NAVIGATION, path)];

  it('are the first and the one of the page, or the orders', () => {
    expect(open('/app/settings/user')).toEqual(['Übersicht', 'Laden']);
    expect(open('/app/dashboard')).toEqual(['Übersicht', 'Bestellungen']);
  });
});
