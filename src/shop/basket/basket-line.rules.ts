import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { roundHalfAway } from '../../shared/money.js';
import type { Halves, MenuCategory, OptionGroup, Product, Variant } from '../menu/menu.types.js';
import { priceFor } from '../menu/prices.rules.js';
import { partSizeOf, sizeNameOf } from '../menu/size-name.rules.js';
import type { Combo, ComboPart, Deposit, PricingLine } from '../pricing/pricing.types.js';
import type { DraftLine, OrderLine, OrderOption } from './basket.types.js';
import { optionsOf } from './basket-options.rules.js';
import type { Part } from './basket-questions.rules.js';

/** What a line carries besides its price. */
export type MenuLine = PricingLine &
  Pick<
    OrderLine,
    'options' | 'variantId' | 'variantName' | 'number' | 'categoryId' | 'categoryName' | 'note' | 'minAge'
  >;

/** A dish with everything that was chosen for it, found on the menu and allowed. */
export interface Chosen {
  category: MenuCategory;
  product: Product;
  variant: Variant;
  parts: Part[];
  groups: OptionGroup[];
  fulfilment: Fulfilment;
}

export function menuLineOf(line: DraftLine, chosen: Chosen, index: number): MenuLine {
  const { category, product, variant, parts, groups } = chosen;
  return {
    id: String(index),
    productId: product.id,
    name: product.name,
    number: product.number,
    categoryId: category.id,
    categoryName: category.name,
    variantId: variant.id,
    variantName: sizeNameOf(product, variant),
    quantity: line.quantity,
    note: line.note,
    taxClass: product.taxClass,
    unitCents: unitCentsOf(chosen),
    options: [
      ...parts.map((part) => partOption(part, product)),
      ...groups.flatMap((group) => optionsOf(group, line, variant)),
    ],
    deposit: depositOf(product, parts),
    combo: comboOf(chosen),
    packagingCents: packagingOf(product, parts),
    countsForMinimum: product.countsForMinimum,
  };
}

/** A half-and-half costs what its halves do; its own price is only there to be edited. */
function unitCentsOf({ product, variant, parts, fulfilment }: Chosen): number {
  if (!product.halves) return priceFor(variant, fulfilment);
  return halvesPriceOf(
    parts.map((part) => priceFor(part.variant, fulfilment)),
    product.halves.price,
  );
}

export const halvesPriceOf = (prices: readonly number[], price: Halves['price']): number =>
  price === 'dearer'
    ? Math.max(...prices)
    : roundHalfAway(prices.reduce((sum, cents) => sum + cents, 0) / prices.length);

/** The surcharge is taxed like the dish it is asked for. */
const partOption = (
  { id, questionId, product, variant, surchargeCents }: Part,
  { halves }: Product,
): OrderOption => ({
  id,
  name: halves
    ? `½ ${product.name}`
    : [product.name, partSizeOf(product, variant)].filter(Boolean).join(', '),
  cents: surchargeCents,
  quantity: 1,
  taxClass: product.taxClass,
  groupId: questionId,
});

/** By what the chosen dishes cost on their own, on the day and on the way they are ordered. */
export const comboOf = ({
  product,
  parts,
  fulfilment,
}: Pick<Chosen, 'product' | 'parts' | 'fulfilment'>): Combo | null =>
  product.combo && {
    method: product.combo.method,
    parts: parts.map((part) => comboPartOf(part, fulfilment)),
  };

/** With where it stands on the menu: the kitchen may make it at another station than the rest. */
const comboPartOf = ({ category, product, variant }: Part, fulfilment: Fulfilment): ComboPart => ({
  name: product.name,
  taxClass: product.taxClass,
  quantity: 1,
  singleCents: priceFor(variant, fulfilment),
  productId: product.id,
  categoryId: category.id,
  categoryName: category.name,
  deposit: partDepositOf(product),
});

const partDepositOf = ({ depositCents, depositKind, taxClass }: Product): Deposit | null =>
  depositCents > 0 ? { cents: depositCents, kind: depositKind, taxClass } : null;

/** The bottle of a combo carries its deposit like the one that is bought alone; its class stands with the part. */
function depositOf(product: Product, parts: readonly Part[]): Deposit | null {
  const carriers = [product, ...comboParts(product, parts)].filter(({ depositCents }) => depositCents > 0);
  if (carriers.length === 0) return null;
  const classes = new Set(carriers.map(({ taxClass }) => taxClass));
  const [only] = classes;
  return {
    cents: carriers.reduce((sum, { depositCents }) => sum + depositCents, 0),
    kind: carriers.every(({ depositKind }) => depositKind === 'reusable') ? 'reusable' : 'oneWay',
    taxClass: only !== undefined && classes.size === 1 && parts.length > 0 ? only : null,
  };
}

const packagingOf = (product: Product, parts: readonly Part[]): number =>
  [product, ...comboParts(product, parts)].reduce((sum, { packagingCents }) => sum + packagingCents, 0);

/** Two halves are one piece, in one carton. */
const comboParts = ({ combo }: Product, parts: readonly Part[]): Product[] =>
  combo ? parts.map(({ product }) => product) : [];
