import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Voice } from '../../../src/shared/voice.types';
import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { Footer } from './Footer';
import { Speaks } from './words/Voice';

const shop = {
  name: 'Bella',
  phone: '',
  ways: ['pickup', 'delivery'],
  hours: ['Mo Ruhetag', 'Di–So 17:00–23:00 Uhr'],
  socials: { facebook: '', instagram: 'instagram.com/bella', whatsapp: '', google: '' },
  reuse: 'notAffected',
  start: {
    payments: ['cash'],
    areas: [{ name: 'Mitte', postalCodes: ['10115'], minOrderCents: 1500, feeCents: 0, freeFromCents: 0 }],
  },
} as unknown as StorefrontShop;
const links = { imprint: '/i', inLanguage: { de: '?lang=de', en: '?lang=en' } } as unknown as StorefrontLinks;

const textOf = (over: Partial<StorefrontShop>, voice: Partial<Voice> = {}): string =>
  renderToStaticMarkup(
    <Speaks speech={{ language: 'de', salutation: 'du', ...voice }}>
      <Footer shop={{ ...shop, ...over }} links={links} />
    </Speaks>,
  )
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, '|');

describe('the foot of every page', () => {
  it.each<[string, Partial<StorefrontShop>, Partial<Voice>, string]>([
    ['the means of payment', {}, {}, 'Bezahlen: bar'],
    [
      'where they deliver, and from which sum',
      {},
      {},
      'Mitte| (10115): Lieferung kostenlos, Mindestbestellwert 15,00 €',
    ],
    ['that they do not deliver', { ways: ['pickup'] }, {}, 'Bestellungen holst du bei uns ab'],
    [
      'the same to who is called Sie',
      { ways: ['pickup'] },
      { salutation: 'sie' },
      'Bestellungen holen Sie bei uns ab',
    ],
    ['that nothing is picked up', { ways: ['delivery'] }, {}, 'Nur Lieferung: Abholen geht bei uns nicht.'],
    ['reusable packaging', { reuse: 'offer' }, {}, 'auch in Mehrwegverpackungen'],
    ['containers of the guest', { reuse: 'ownContainer' }, {}, 'in mitgebrachte Behälter'],
    ['where else they are found', {}, {}, 'Instagram'],
    ['the week as the restaurant writes it', {}, {}, 'Di–So 17:00–23:00 Uhr'],
    ['the other language', {}, {}, 'English'],
  ])('tells %s', (_, over, voice, expected) => {
    expect(textOf(over, voice)).toContain(expected);
  });

  it('is silent about ordering where nothing can be ordered', () => {
    expect(textOf({ menuOnly: true })).not.toContain('Bezahlen');
  });
});
