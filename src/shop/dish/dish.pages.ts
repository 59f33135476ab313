import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { AllergensPageDto } from '../allergen-matrix/allergen-matrix.dto.js';
import { AllergenMatrixService } from '../allergen-matrix/allergen-matrix.service.js';
import type { AllergensPage } from '../allergens/allergens.view.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { CategoriesPage, ProductsPage } from './dish.view.js';
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
