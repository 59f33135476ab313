import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { withIngredients } from '../allergens/allergens-union.rules.js';
import { PantryService } from '../pantry/pantry.service.js';
import { DeclaredDishes } from './declared-dishes.js';
import { MenuRepository } from './menu.repository.js';
import { menuFrom } from './menu.rules.js';
import type { Category, Menu, MenuCounts, MenuSpelling, OptionGroup, Product } from './menu.types.js';
import { MenuSettingsRepository } from './menu-settings.repository.js';
import { withHalfPrices } from './product-halves.rules.js';

const MAX_MENUS = 200;

@Injectable()
export class MenuService {
  private readonly menus: LiveCache<Menu>;
  private readonly declared = new DeclaredDishes();

  constructor(
    private readonly store: MenuRepository,
    private readonly settings: MenuSettingsRepository,
    private readonly pantry: PantryService,
    live: Live,
  ) {
    this.menus = new LiveCache(live, ['menu.changed'], { max: MAX_MENUS });
  }

  /** The whole menu as guests see it. Cached in the process until somebody changes it. */
  menuOf(shopId: string): Promise<Menu> {
    return this.menus.of(shopId, (belongsTo) => {
      belongsTo(shopId);
      return this.read(shopId);
    });
  }

  async counts(shopId: string): Promise<MenuCounts> {
    const [counts, dishes, ingredients] = await Promise.all([
      this.store.counts(shopId),
      this.store.listDeclarations(shopId),
      this.pantry.list(shopId),
    ]);
    const unchecked = withIngredients(dishes, ingredients).filter(({ allergens }) => allergens === null);
    return { ...counts, allergensUnchecked: unchecked.length };
  }

  listCategories(shopId: string): Promise<Category[]> {
    return this.store.listCategories(shopId);
  }

  hasCategory(shopId: string, id: string): Promise<boolean> {
    return this.store.hasCategory(shopId, id);
  }

  async listProducts(shopId: string): Promise<Product[]> {
    return withHalfPrices(await this.store.listProducts(shopId));
  }

  /** As guests see them: with the allergens and additives of the ingredients. */
  async listDeclaredProducts(shopId: string): Promise<Product[]> {
    const [products, ingredients] = await Promise.all([this.listProducts(shopId), this.pantry.list(shopId)]);
    return withIngredients(products, ingredients);
  }

  listOptionGroups(shopId: string): Promise<OptionGroup[]> {
    return this.store.listOptionGroups(shopId);
  }

  /** How allergens are spelled, and the codes of the restaurant whether they are in use or not. */
  async spelling(shopId: string): Promise<MenuSpelling> {
    const { codeSet, ownCodes } = await this.settings.get(shopId);
    return { codeSet, ownCodes };
  }

  private async read(shopId: string): Promise<Menu> {
    const [categories, dishes, ingredients, optionGroups, { codeSet, sizeWords }] = await Promise.all([
      this.store.listCategoriesToRead(shopId),
      this.store.listProductsToRead(shopId),
      this.pantry.listToRead(shopId),
      this.store.listOptionGroupsToRead(shopId),
      this.settings.get(shopId),
    ]);
    const products = this.declared.of(withHalfPrices(dishes), ingredients);
    return { ...menuFrom(shopId, categories, products, optionGroups, codeSet), sizeWords };
  }
}
