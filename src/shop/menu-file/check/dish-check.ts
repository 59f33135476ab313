import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { sentences } from '../../../platform/http/validation.js';
import type { FieldProblem } from '../../../shared/field-problem.js';
import { CreateCategoryDto } from '../../category/category.dto.js';
import { extrasProblems, productProblems } from '../../dish/check/product-check.rules.js';
import { CreateProductDto } from '../../dish/product.dto.js';
import type { Category, OptionGroup, Product } from '../../menu/menu.types.js';
import type { PlannedDish } from '../rows/planned-dish.rules.js';
import type { ColumnKey, TableProblem } from '../table/menu-table.types.js';

const COLUMN_OF: Record<string, ColumnKey> = {
  categoryId: 'category',
  number: 'number',
  name: 'name',
  description: 'description',
  taxClass: 'tax',
  depositCents: 'deposit',
  depositKind: 'depositKind',
  packagingCents: 'packaging',
  countsForMinimum: 'minimum',
  alcoholType: 'alcohol',
  minAge: 'minAge',
  fulfilments: 'delivery',
  allergens: 'allergens',
  additives: 'additives',
  diets: 'diets',
  optionGroupIds: 'optionGroups',
  ingredientIds: 'ingredients',
  variants: 'size',
};
const COLUMN_OF_SIZE: Record<string, ColumnKey> = {
  name: 'size',
  priceCents: 'price',
  content: 'content',
  ownPrices: 'priceDelivery',
};
/** The fields of a dish that a file can contain. */
const CARRIED = Object.keys(COLUMN_OF) as (keyof Product)[];

/** The menu as it would be after the import. */
interface MenuAfter {
  categories: readonly Category[];
  optionGroups: readonly OptionGroup[];
  ingredients: ReadonlySet<string>;
  products: readonly Product[];
}

/** Applies the rules of the dish editor. Problems that existed before the import are not reported. */
export class DishCheck {
  private readonly all: Map<string, Product>;
  private readonly composed: Map<string, Product>;

  constructor(private readonly after: MenuAfter) {
    this.all = new Map(after.products.map((product) => [product.id, product]));
    this.composed = new Map(
      after.products.filter(({ combo, halves }) => combo || halves).map((product) => [product.id, product]),
    );
  }

  problemsOf(planned: PlannedDish): TableProblem[] {
    const { before, dish } = planned;
    const found = this.ask(dish, before === null);
    if (found.length === 0) return [];
    const known = before ? this.ask(before, false).map(({ field, message }) => field + message) : [];
    return found
      .filter(({ field, message }) => !known.includes(field + message))
      .map(({ field, message }) => ({ ...placeOf(field, planned), message }));
  }

  private ask(dish: Product, isNew: boolean): FieldProblem[] {
    const input = plainToInstance(
      CreateProductDto,
      Object.fromEntries(CARRIED.map((key) => [key, dish[key]])),
    );
    const shape = Object.entries(sentences(validateSync(input, { stopAtFirstError: true })));
    if (shape.length > 0) return shape.map(([field, message]) => ({ field, message }));
    return [
      ...productProblems(dish, this.after),
      ...extrasProblems(dish, {
        self: isNew ? null : dish.id,
        // A plain dish only needs the dishes it may be part of; passing all would be slow with thousands of dishes.
        dishes: dish.combo || dish.halves || dish.goesWithIds.length > 0 ? this.all : this.composed,
        ingredients: this.after.ingredients,
      }),
    ];
  }
}

export function categoryProblem({ name }: Category, line: number | null): TableProblem[] {
  const input = plainToInstance(CreateCategoryDto, { name, description: '', fulfilments: [] });
  const message = sentences(validateSync(input, { stopAtFirstError: true })).name;
  return message ? [{ line, column: 'category', message }] : [];
}

function placeOf(field: string, { sizes, rows }: PlannedDish): Pick<TableProblem, 'line' | 'column'> {
  const [key = '', at, part = ''] = field.split('.');
  const first = rows[0]?.line ?? null;
  if (at === undefined) return { line: first, column: COLUMN_OF[key] ?? null };
  return {
    line: sizes[Number(at)]?.row.line ?? first,
    column: COLUMN_OF_SIZE[part] ?? COLUMN_OF[key] ?? null,
  };
}
