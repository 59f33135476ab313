import { describe, expect, it } from '@jest/globals';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { appManifestOf, iconOf } from './app-manifest.rules.js';

const shop = (name: string, logo = '/placeholders/logo.svg') =>
  ({
    name,
    slug: 'bella',
    design: {
      logo,
      colors: { primaryColor: '#8F2D1F', secondaryColor: '#E7B96B', lightTextColor: '#FFFFFF' },
    },
  }) as unknown as Shop;

describe('the shop on a home screen', () => {
  it.each([
    ['Bella', 'Bella'],
    ['Trattoria Bella', 'Bella'],
    ['Zum Goldenen Ochsen', 'Ochsen'],
    ['Donaudampfschifffahrtsküche', 'Donaudampfsc'],
  ])('%s is called %s', (name, short) => {
    expect(appManifestOf(shop(name)).short_name).toBe(short);
  });

  it('stays inside its own folder', () => {
    expect(appManifestOf(shop('Bella'))).toMatchObject({ start_url: '/s/bella', scope: '/s/bella' });
  });

  it('has all of its own name', () => {
    expect(appManifestOf({ ...shop('Bella'), root: '' })).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      icons: [{ src: '/icon.svg' }, { src: '/icon.svg' }],
    });
  });

  it('shows the logo where there is one, and letters for every mask', () => {
    const { icons } = appManifestOf(shop('Bella', '/media/1/logo.png'));
    expect(icons.map(({ src, purpose }) => [src, purpose])).toEqual([
      ['/media/1/logo.png', 'any'],
      ['/s/bella/icon.svg', 'maskable'],
    ]);
  });

  it('draws the initials, and nothing a name could smuggle in', () => {
    expect(iconOf(shop('Trattoria Bella'))).toContain('>TB</text>');
    expect(iconOf(shop('<script> &Co'))).toContain('>SC</text>');
  });
});
