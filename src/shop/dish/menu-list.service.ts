import { Injectable } from '@nestjs/common';
import { withIngredients } from '../allergens/allergens-union.rules.js';
import { MenuService } from '../menu/menu.service.js';
import type { Category, Dish, Product } from '../menu/menu.types.js';
import { toOptionGroupForm } from '../menu/menu.view.js';
import { MenuMoment, type Moment } from '../menu/menu-moment.service.js';
import { withHalfPrices } from '../menu/product-halves.rules.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { type ProductsPage, toPantryItems } from './dish.view.js';
import { ProductRepository } from './product.repository.js';
import type { ProductFind, ProductQuestion } from './product-input.types.js';
import { fits } from './product-question.rules.js';
import { type ProductRow, toProductRow } from './product-row.view.js';

/** The menu as the back office sees it: always read from the store, never from the guests' cache. */
@Injectable()
export class MenuListService {
  constructor(
    private readonly products: ProductRepository,
    private readonly menus: MenuService,
    private readonly pantry: PantryService,
    private readonly moment: MenuMoment,
  ) {}

  async productsPage(shop: Shop, question: ProductQuestion, mayEdit: boolean): Promise<ProductsPage> {
    const { id, subscription } = shop;
    const [categories, products, optionGroups, ingredients, groups, moment] = await Promise.all([
      this.menus.listCategories(id),
      this.menus.listProducts(id),
      this.menus.listOptionGroups(id),
      this.pantry.list(id),
      this.pantry.listGroups(id),
      this.moment.of(shop),
    ]);
    const rows = rowsOf(withIngredients(products, ingredients), byId(products), moment);
    return {
      mayEdit,
      question,
      categories: categories.map(({ id, name }) => ({ id, name })),
      products: inReadingOrder(rows, categories),
      optionGroups: mayEdit ? optionGroups.map(toOptionGroupForm) : [],
      ingredients: mayEdit ? toPantryItems(ingredients, groups) : [],
      limit: limitsOf(subscription).products,
      planName: planNameOf(subscription),
    };
  }

  /** The store searches for the words; filters that depend on ingredients are applied here. */
  async rows(shop: Shop, { search, filter }: ProductFind): Promise<ProductRow[]> {
    const [products, ingredients, moment] = await Promise.all([
      this.products.search(shop.id, search),
      this.pantry.list(shop.id),
      this.moment.of(shop),
    ]);
    const dishes = byId(products.some(isComposed) ? await this.products.listDishes(shop.id) : []);
    const rows = rowsOf(withIngredients(withHalfPrices(products, dishes), ingredients), dishes, moment);
    return rows.filter((row) => fits(row, filter));
  }
}

const rowsOf = (
  products: readonly Product[],
  dishes: ReadonlyMap<string, Dish>,
  moment: Moment,
): ProductRow[] => products.map((product) => toProductRow(product, dishes, moment));

const byId = <T extends { id: string }>(dishes: readonly T[]): Map<string, T> =>
  new Map(dishes.map((dish) => [dish.id, dish]));

const isComposed = ({ combo, halves }: Product): boolean => combo !== null || halves !== null;

/** The store sorts by category id, people expect the order of the menu. */
const inReadingOrder = (rows: ProductRow[], categories: Category[]): ProductRow[] =>
  categories.flatMap(({ id }) => rows.filter(({ categoryId }) => categoryId === id));
