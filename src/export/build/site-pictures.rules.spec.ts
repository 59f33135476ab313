import { describe, expect, it } from '@jest/globals';
import type { MenuView } from '../../storefront/menu/menu.view.js';
import type { StorefrontShop } from '../../storefront/shop/shop.view.js';
import { menuIn, movedTo, pictureNames, shopIn } from './site-pictures.rules.js';

const picture = {
  src: '/media/s1/p-640.jpg',
  srcset: '/media/s1/p-160.webp 160w, /media/s1/p-640.webp 640w',
  avifSrcset: '/media/s1/p-160.avif 160w',
};
const menu = {
  categories: [{ image: null, products: [{ image: picture }] }],
  groups: [],
} as unknown as MenuView;
const shop = {
  logo: '/media/s1/logo-1.webp',
  titleImage: '/placeholders/title-image.svg',
  titlePicture: null,
} as StorefrontShop;
const titled = {
  ...shop,
  titleImage: '/media/s1/t-9x4.webp',
  titlePicture: {
    src: '/media/s1/t-9x4.webp',
    srcset: '/media/s1/t-9x4-4.webp 4w, /media/s1/t-9x4.webp 9w',
    avifSrcset: '/media/s1/t-9x4-4.avif 4w',
  },
} as StorefrontShop;

describe('pictures of an exported tree', () => {
  it('are found by name, each once', () => {
    expect(pictureNames('s1', shop, menu)).toEqual([
      'logo-1.webp',
      'p-160.avif',
      'p-160.webp',
      'p-640.jpg',
      'p-640.webp',
    ]);
    expect(pictureNames('s2', shop, menu)).toEqual([]);
  });

  it('stand beside the page', () => {
    const here = new Set(pictureNames('s1', shop, menu).map((name) => `assets/bilder/${name}`));
    const move = movedTo('s1', '../', 'https://tresen.example', here);
    expect(shopIn(shop, move)).toEqual({
      logo: '../assets/bilder/logo-1.webp',
      titleImage: '/placeholders/title-image.svg',
      titlePicture: null,
    });
    expect(menuIn(menu, move).categories[0]?.products[0]?.image).toEqual({
      src: '../assets/bilder/p-640.jpg',
      srcset: '../assets/bilder/p-160.webp 160w, ../assets/bilder/p-640.webp 640w',
      avifSrcset: '../assets/bilder/p-160.avif 160w',
    });
  });

  it('are there in every width of the title picture', () => {
    const names = pictureNames('s1', titled, menu).filter((name) => name.startsWith('t-'));
    expect(names).toEqual(['t-9x4-4.avif', 't-9x4-4.webp', 't-9x4.webp']);
    const here = new Set(names.map((name) => `assets/bilder/${name}`));
    expect(shopIn(titled, movedTo('s1', './', 'https://tresen.example', here)).titlePicture).toEqual({
      src: './assets/bilder/t-9x4.webp',
      srcset: './assets/bilder/t-9x4-4.webp 4w, ./assets/bilder/t-9x4.webp 9w',
      avifSrcset: './assets/bilder/t-9x4-4.avif 4w',
    });
  });

  it('are fetched from us when their file is gone', () => {
    const move = movedTo('s1', './', 'https://tresen.example', new Set());
    expect(shopIn(shop, move).logo).toBe('https://tresen.example/media/s1/logo-1.webp');
  });
});
