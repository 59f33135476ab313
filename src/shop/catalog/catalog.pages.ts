import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { AllergenMatrixService } from './allergen-matrix.service.js';
import { AllergensPageDto } from './allergens.dto.js';
import type { AllergensPage } from './allergens.view.js';
import type { CategoriesPage, ProductsPage } from './catalog.view.js';
import { MenuListService } from './menu-list.service.js';
import { FindProductsDto } from './product.dto.js';

@Roles('owner', 'manager')
@Controller()
export class CatalogPages {
  constructor(
    private readonly lists: MenuListService,
    private readonly matrix: AllergenMatrixService,
  ) {}

  @Page('/app/products')
  products(
    @CurrentShop() shop: Shop,
    @Query() { search = '', filter = 'all' }: FindProductsDto,
  ): Promise<ProductsPage> {
    return this.lists.productsPage(shop, { search, filter });
  }

  @Page('/app/products/categories')
  categories(@CurrentShop() shop: Shop): Promise<CategoriesPage> {
    return this.lists.categoriesPage(shop);
  }

  @Page('/app/allergens')
  allergens(@CurrentShop() shop: Shop, @Query() { page }: AllergensPageDto): Promise<AllergensPage> {
    return this.matrix.page(shop, page);
  }
}
