import { describe, expect, it } from '@jest/globals';
import type { MenuPage } from '../../../src/storefront/pages/page.view';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { jsonLdOf } from './json-ld';

interface Read {
  image?: string;
  sameAs: string[];
  openingHoursSpecification: object[];
}
const HOME = 'https://tresen.example/s/bella';

const read = (over: Partial<StorefrontShop>): Read =>
  jsonLdOf({
    shop: {
      openingHours: [],
      specialHours: [],
      titleImage: '/placeholders/title-image.svg',
      socials: { facebook: '', instagram: '', whatsapp: '', google: '' },
      ...over,
    },
    menu: { categories: [], groups: [] },
    speech: { language: 'de', salutation: 'du' },
    links: { menu: '/s/bella', home: { de: HOME, en: `${HOME}?lang=en` } },
  } as unknown as MenuPage) as Read;

describe('what search engines read', () => {
  it('leads to the shop and its picture from anywhere', () => {
    expect(read({ titleImage: '/media/1/oven.webp' })).toMatchObject({
      url: HOME,
      image: 'https://tresen.example/media/1/oven.webp',
      potentialAction: { target: HOME },
    });
    expect(read({}).image).toBeUndefined();
  });

  it('knows a night that ends on the next day', () => {
    const openingHours = [{ days: ['friday', 'saturday'], opens: '17:00', closes: '02:00' }];
    expect(read({ openingHours } as Partial<StorefrontShop>).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
        opens: '17:00',
        closes: '02:00',
      },
    ]);
  });

  it('writes the end of a day in a way that machines accept', () => {
    const openingHours = [{ days: ['monday'], opens: '00:00', closes: '24:00' }];
    const [day] = read({ openingHours } as Partial<StorefrontShop>).openingHoursSpecification;
    expect(day).toMatchObject({ opens: '00:00', closes: '23:59' });
  });

  it('knows a vacation and a special evening', () => {
    const specialHours = [
      { from: '2026-12-24', to: '2026-12-26', opens: null, closes: null },
      { from: '2026-12-31', to: '2026-12-31', opens: '18:00', closes: '03:00' },
    ];
    expect(read({ specialHours }).openingHoursSpecification).toMatchObject([
      { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', opens: '18:00', closes: '03:00' },
    ]);
  });

  it('says where else the restaurant is found', () => {
    const socials = { facebook: 'facebook.com/bella', instagram: '', whatsapp: '0171 3920012', google: '' };
    expect(read({ socials }).sameAs).toEqual(['https://facebook.com/bella', 'https://wa.me/491713920012']);
  });
});
