import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { sizesOf } from '../../../src/storefront/menu/prices.rules';
import type { DishPage, MenuPage } from '../../../src/storefront/pages/page.view';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { isPlaceholder } from '../lib/placeholder';
import { socialLinks } from '../lib/social-links';

/** What search engines read. */
export function jsonLdOf({ shop, menu, speech, links, later }: MenuPage): object {
  const home = links.home?.[speech.language];
  const addressOf = (src: string) => (home ? new URL(src, home).href : src);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.name,
    url: home,
    image: isPlaceholder(shop.titleImage) ? undefined : addressOf(shop.titleImage),
    telephone: shop.phone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postalCode,
      addressLocality: shop.city,
      addressCountry: 'DE',
    },
    sameAs: socialLinks(shop.socials).map(({ href }) => href),
    openingHoursSpecification: [...hoursOf(shop), ...specialHoursOf(shop)],
    potentialAction: shop.menuOnly ? undefined : home && { '@type': 'OrderAction', target: home },
    hasMenu: {
      '@type': 'Menu',
      inLanguage: speech.language,
      hasMenuSection: menu.categories.map(({ id, name, description, products }) => ({
        '@type': 'MenuSection',
        name,
        description: description || undefined,
        hasMenuItem: later.includes(id) ? undefined : products.map((product) => itemOf(product, addressOf)),
      })),
    },
  };
}

/** One dish on a page of its own. Machines follow full addresses only, so without one there is no trail. */
export function dishJsonLdOf({ dish, category, anchor, shop, speech, links }: DishPage): object {
  const home = links.home?.[speech.language];
  const here = links.here?.[speech.language];
  const item = itemOf(dish, (src) => (here ? new URL(src, here).href : src));
  const steps = [
    { name: shop.name, item: home },
    { name: category, item: `${home}#${anchor}` },
    { name: dish.name, item: here },
  ];
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  return { '@context': 'https://schema.org', '@graph': [{ ...item, url: here }, ...(here ? [trail] : [])] };
}

/** What closes before it opens closes on the next day: machines read it the same way. */
const hoursOf = ({ openingHours }: StorefrontShop) =>
  openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`),
    opens,
    closes: clockOf(closes),
  }));

/** Midnight to midnight is how a closed day is written there. */
const specialHoursOf = ({ specialHours }: StorefrontShop) =>
  specialHours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: opens ?? '00:00',
    closes: closes === null ? '00:00' : clockOf(closes),
  }));

/** A day has no 24:00 there. */
const clockOf = (time: string): string => (time === '24:00' ? '23:59' : time);

const DIETS: Record<string, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
};

const itemOf = (product: ProductView, addressOf: (src: string) => string) => ({
  '@type': 'MenuItem',
  name: product.name,
  description: product.description || undefined,
  image: product.image && addressOf(product.image.src),
  suitableForDiet: product.diets.flatMap((diet) => DIETS[diet] ?? []),
  offers: sizesOf(product, '').map(({ name, cents }) => ({
    '@type': 'Offer',
    name: name || undefined,
    price: (cents / 100).toFixed(2),
    priceCurrency: 'EUR',
  })),
});
