import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ProductsPage } from './dish.view.js';
import { MenuListService } from './menu-list.service.js';
import { FindProductsDto } from './product.dto.js';

@Roles('owner', 'manager')
@Controller()
export class DishPages {
  constructor(private readonly lists: MenuListService) {}

  @Page('/app/products')
  products(
    @CurrentShop() shop: Shop,
    @Query() { search = '', filter = 'all' }: FindProductsDto,
  ): Promise<ProductsPage> {
    return this.lists.productsPage(shop, { search, filter });
  }
}
