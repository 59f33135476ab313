import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { isSoldOut } from './catalog.rules.js';
import { CatalogService } from './catalog.service.js';
import type { Category } from './catalog.types.js';
import {
  type CategoriesPage,
  type ProductRow,
  type ProductsPage,
  toCategoryRow,
  toOptionGroupForm,
  toProductRow,
} from './catalog.view.js';
import type { ProductQuestion } from './menu-edit.types.js';
import { ProductRepository } from './product.repository.js';

/** The menu as its back office reads it: always from the store, never from what guests are shown. */
@Injectable()
export class MenuListService {
  constructor(
    private readonly products: ProductRepository,
    private readonly catalog: CatalogService,
    private readonly clock: Clock,
  ) {}

  async productsPage({ id, subscription }: Shop, question: ProductQuestion): Promise<ProductsPage> {
    const [categories, products, optionGroups, counts, gone] = await Promise.all([
      this.catalog.listCategories(id),
      this.rows(id, question),
      this.catalog.listOptionGroups(id),
      this.catalog.counts(id),
      this.products.countSoldOut(id, this.clock.now()),
    ]);
    return {
      question,
      categories: categories.map(({ id, name }) => ({ id, name })),
      products: inReadingOrder(products, categories),
      optionGroups: optionGroups.map(toOptionGroupForm),
      counts: { products: counts.products, allergensUnchecked: counts.allergensUnchecked, soldOut: gone },
      limit: limitsOf(subscription).products,
      planName: planNameOf(subscription),
    };
  }

  async rows(shopId: string, question: ProductQuestion): Promise<ProductRow[]> {
    const now = this.clock.now();
    const products = await this.products.search(shopId, question, now);
    return products.map((product) => toProductRow(product, isSoldOut(product.soldOut, now)));
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
}

/** The store sorts by category id; people read the menu in its own order. */
const inReadingOrder = (rows: ProductRow[], categories: Category[]): ProductRow[] =>
  categories.flatMap(({ id }) => rows.filter(({ categoryId }) => categoryId === id));
