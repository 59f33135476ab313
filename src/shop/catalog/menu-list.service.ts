import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PantryService } from '../ingredient/pantry.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { withIngredients } from './allergens-union.rules.js';
import { CatalogService } from './catalog.service.js';
import type { Category, Product } from './catalog.types.js';
import {
  type CategoriesPage,
  type ProductsPage,
  toCategoryRow,
  toOptionGroupForm,
  toPantryItem,
} from './catalog.view.js';
import type { ProductQuestion } from './menu-edit.types.js';
import { ProductRepository } from './product.repository.js';
import type { Dish } from './product-parts.types.js';
import { fits } from './product-question.rules.js';
import { type ProductRow, toProductRow } from './product-row.view.js';

/** The menu as its back office reads it: always from the store, never from what guests are shown. */
@Injectable()
export class MenuListService {
  constructor(
    private readonly products: ProductRepository,
    private readonly catalog: CatalogService,
    private readonly pantry: PantryService,
    private readonly clock: Clock,
  ) {}

  async productsPage({ id, subscription }: Shop, question: ProductQuestion): Promise<ProductsPage> {
    const [categories, products, optionGroups, ingredients] = await Promise.all([
      this.catalog.listCategories(id),
      this.catalog.listProducts(id),
      this.catalog.listOptionGroups(id),
      this.pantry.list(id),
    ]);
    const rows = this.rowsOf(withIngredients(products, ingredients), byId(products));
    return {
      question,
      categories: categories.map(({ id, name }) => ({ id, name })),
      products: inReadingOrder(rows, categories),
      optionGroups: optionGroups.map(toOptionGroupForm),
      ingredients: ingredients.map(toPantryItem),
      counts: countsOf(rows),
      limit: limitsOf(subscription).products,
      planName: planNameOf(subscription),
    };
  }

  /** The words are looked up in the store; what ingredients decide is decided here. */
  async rows(shopId: string, { search, filter }: ProductQuestion): Promise<ProductRow[]> {
    const [products, ingredients] = await Promise.all([
      this.products.search(shopId, { search, filter }, this.clock.now()),
      this.pantry.list(shopId),
    ]);
    const dishes = products.some(isComposed) ? await this.products.listDishes(shopId) : [];
    const rows = this.rowsOf(withIngredients(products, ingredients), byId(dishes));
    return rows.filter((row) => fits(row, filter));
  }

  async categoriesPage({ id }: Shop): Promise<CategoriesPage> {
    const [categories, counts] = await Promise.all([
      this.catalog.listCategories(id),
      this.products.countByCategory(id),
    ]);
    return {
      categories: categories.map((category) => toCategoryRow(category, counts.get(category.id) ?? 0)),
    };
  }

  private rowsOf(products: Product[], dishes: ReadonlyMap<string, Dish>): ProductRow[] {
    const now = this.clock.now();
    return products.map((product) => toProductRow(product, dishes, now));
  }
}

const byId = <T extends { id: string }>(dishes: readonly T[]): Map<string, T> =>
  new Map(dishes.map((dish) => [dish.id, dish]));

const isComposed = ({ combo, halves }: Product): boolean => combo !== null || halves !== null;

const countsOf = (rows: readonly ProductRow[]): ProductsPage['counts'] => ({
  products: rows.length,
  soldOut: rows.filter((row) => fits(row, 'soldOut')).length,
  allergensUnchecked: rows.filter((row) => fits(row, 'allergensUnchecked')).length,
  warned: rows.filter((row) => fits(row, 'warned')).length,
});

/** The store sorts by category id; people read the menu in its own order. */
const inReadingOrder = (rows: ProductRow[], categories: Category[]): ProductRow[] =>
  categories.flatMap(({ id }) => rows.filter(({ categoryId }) => categoryId === id));
