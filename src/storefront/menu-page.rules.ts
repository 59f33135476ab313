import { slugOf } from '../shared/text.js';
import { codesOf } from '../shop/catalog/allergens.rules.js';
import type { CodeSet } from '../shop/catalog/allergens.types.js';
import { isSoldOut } from '../shop/catalog/catalog.rules.js';
import type {
  Menu,
  MenuCategory,
  Option,
  OptionGroup,
  Product,
  Variant,
} from '../shop/catalog/catalog.types.js';
import { weekLines } from '../shop/opening-hours/week.rules.js';
import { contentText } from '../shop/pricing/unit-price.rules.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import type {
  CategoryView,
  MenuView,
  OptionGroupView,
  OptionView,
  ProductView,
  StorefrontShop,
  VariantView,
} from './menu.view.js';

export const shopViewOf = (shop: Shop): StorefrontShop => ({
  slug: shop.slug,
  name: shop.name,
  headline: shop.design.headline,
  logo: shop.design.logo,
  titleImage: shop.design.titleImage,
  colors: shop.design.colors,
  salutation: shop.design.salutation ?? 'du',
  street: shop.address.street,
  postalCode: shop.address.postalCode,
  city: shop.address.city,
  phone: shop.contact.phone,
  menuOnly: shop.settings.menuOnly,
  delivers: shop.settings.deliveryAreas.some(({ active }) => active),
  preorder: shop.settings.preorder,
  hours: weekLines(shop.settings.shopTimes).map(({ days, hours }) => `${days} ${hours}`),
});

export function menuViewOf(menu: Menu, now: Date): MenuView {
  const groups = menu.optionGroups.map((group) => groupViewOf(group, now));
  const categories = menu.categories
    .filter(({ products }) => products.length > 0)
    .map((one) => categoryOf(one, menu.codeSet, now));
  return { categories, groups };
}

export const soldOutIds = (menu: Menu, now: Date): string[] =>
  menu.categories
    .flatMap(({ products }) => products)
    .filter(({ soldOut }) => isSoldOut(soldOut, now))
    .map(({ id }) => id);

const categoryOf = (
  { id, name, description, products }: MenuCategory,
  codeSet: CodeSet,
  now: Date,
): CategoryView => ({
  id,
  anchor: `${slugOf(name)}-${id.slice(-4)}`,
  name,
  description,
  products: products.map((product) => productOf(product, codeSet, now)),
});

const productOf = (product: Product, codeSet: CodeSet, now: Date): ProductView => ({
  id: product.id,
  number: product.number,
  name: product.name,
  description: product.description,
  image: null,
  variants: product.variants.map(variantOf),
  groupIds: product.optionGroupIds,
  allergens: product.allergens && codesOf({ allergens: product.allergens, additives: [] }, codeSet),
  additives: codesOf({ allergens: [], additives: product.additives }, codeSet),
  depositCents: product.depositCents,
  minAge: product.minAge,
  soldOut: isSoldOut(product.soldOut, now),
});

const variantOf = ({ id, name, priceCents, content }: Variant): VariantView => ({
  id,
  name,
  priceCents,
  unitPrice: content && contentText(priceCents, content),
});

const groupViewOf = (
  { id, name, min, max, freeQuantity, options }: OptionGroup,
  now: Date,
): OptionGroupView => ({
  id,
  name,
  min,
  max,
  freeQuantity,
  options: options.map((option) => optionOf(option, now)),
});

const optionOf = ({ id, name, priceCents, variantPrices, soldOut }: Option, now: Date): OptionView => ({
  id,
  name,
  priceCents,
  variantPrices,
  soldOut: isSoldOut(soldOut, now),
});
