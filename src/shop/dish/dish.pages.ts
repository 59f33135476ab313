import { Controller, Query } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ProductsPage } from './dish.view.js';
import { MenuListService } from './menu-list.service.js';
import { ProductsPageDto } from './product.dto.js';

@Controller()
export class DishPages {
  constructor(private readonly lists: MenuListService) {}

  /** The team comes here to say what is sold out; everything else of it is for those who lead. */
  @Page('/app/products')
  products(
    @CurrentUser() { role }: Viewer,
    @CurrentShop() shop: Shop,
    @Query() { search = '', filter = 'all', category, sort = 'menu' }: ProductsPageDto,
  ): Promise<ProductsPage> {
    const question = { search, filter, categoryId: category || null, sort };
    return this.lists.productsPage(shop, question, role !== 'staff');
  }
}
