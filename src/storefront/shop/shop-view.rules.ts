import type { Weekday } from '../../shared/berlin-time.js';
import { phoneLinkOf, shownPhone } from '../../shared/phone.js';
import { remembered } from '../../shared/remembered.js';
import type { Language } from '../../shared/voice.types.js';
import { titleSourcesOf } from '../../shop/design/title-picture.rules.js';
import type { ShopTimes } from '../../shop/opening-hours/opening-hours.types.js';
import { mergeRanges, rangesOf, weekLines } from '../../shop/opening-hours/week.rules.js';
import { vatSchemeOn } from '../../shop/pricing/tax.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { offersVouchers, saleWaysOf } from '../../shop/voucher/sale/voucher-offer.rules.js';
import { termsOf } from '../../shop/voucher/voucher.rules.js';
import { waysOf } from './guest-ways.rules.js';
import type { PictureView } from './picture.view.js';
import type { OpeningHoursView, StorefrontShop } from './shop.view.js';
import { specialHoursOf, startInfoOf } from './start-info.rules.js';

interface Moment {
  today: string;
  language: Language;
}

export const shopViewOf = (shop: Shop, today: string, language: Language = 'de'): StorefrontShop =>
  viewOf(shop, { today, language });

const shownOn = (shop: Shop, { today, language }: Moment): StorefrontShop => ({
  slug: shop.slug,
  name: shop.name,
  headline: shop.design.headline,
  logo: shop.design.logo,
  titleImage: shop.design.titleImage,
  titlePicture: titlePictureOf(shop.design.titleImage),
  colors: shop.design.colors,
  font: shop.design.font ?? 'fraunces',
  salutation: shop.design.salutation ?? 'du',
  street: shop.address.street,
  postalCode: shop.address.postalCode,
  city: shop.address.city,
  phone: shownPhone(shop.contact.phone, shop.address.country),
  phoneLink: phoneLinkOf(shop.contact.phone, shop.address.country),
  menuOnly: shop.settings.menuOnly,
  ways: waysOf(shop),
  preorder: shop.settings.preorder,
  hours: weekLines(shop.settings.shopTimes, language).map(({ days, hours }) => `${days} ${hours}`),
  openingHours: openingHoursOf(shop.settings.shopTimes),
  socials: shop.socials,
  reuse: shop.settings.reuse,
  specialHours: specialHoursOf(shop),
  start: startInfoOf(shop),
  vouchers: vouchersOf(shop),
  withdraws: Boolean(shop.settings.vouchers),
  smallBusiness: vatSchemeOn(shop.settings, today) === 'small',
});

/** Each page of a shop shows it, and it stays the same for a day. */
const viewOf = remembered(shownOn, (_, { today, language }) => `${today} ${language}`);

function vouchersOf(shop: Shop): StorefrontShop['vouchers'] {
  if (!offersVouchers(shop)) return null;
  const { amounts, ownFromCents: fromCents, ownToCents: toCents } = termsOf(shop);
  return { amounts, fromCents, toCents, ways: saleWaysOf(shop) };
}

const CENTRE = { x: 0.5, y: 0.5 };

/** Decoration: the name of the restaurant stands beside it. */
function titlePictureOf(address: string): PictureView | null {
  const sources = titleSourcesOf(address);
  return sources && { ...sources, focus: CENTRE, alt: '' };
}

/** One entry for each range, with all the days that share it. */
export function openingHoursOf(times: ShopTimes): OpeningHoursView[] {
  const shared = new Map<string, OpeningHoursView>();
  for (const [day, hours] of Object.entries(times) as [Weekday, ShopTimes[Weekday]][]) {
    for (const { from: opens, to: closes } of mergeRanges(rangesOf(hours))) {
      const key = `${opens}-${closes}`;
      const entry = shared.get(key) ?? { days: [], opens, closes };
      entry.days.push(day);
      shared.set(key, entry);
    }
  }
  return [...shared.values()];
}
