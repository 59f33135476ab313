import type { MenuPage } from '../../../src/storefront/menu.view';

/** What search engines read. */
export function jsonLdOf({ shop, menu }: MenuPage): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.name,
    telephone: shop.phone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postalCode,
      addressLocality: shop.city,
      addressCountry: 'DE',
    },
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: menu.categories.map(({ name, products }) => ({
        '@type': 'MenuSection',
        name,
        hasMenuItem: products.map(itemOf),
      })),
    },
  };
}

const itemOf = ({
  name,
  description,
  variants,
}: MenuPage['menu']['categories'][number]['products'][number]) => ({
  '@type': 'MenuItem',
  name,
  description: description || undefined,
  offers: variants.map(({ priceCents }) => ({
    '@type': 'Offer',
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'EUR',
  })),
});
