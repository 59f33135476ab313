import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CategoryService } from './category.service.js';
import type { CategoriesPage } from './category.view.js';

@Roles('owner', 'manager')
@Controller()
export class CategoryPages {
  constructor(private readonly categories: CategoryService) {}

  @Page('/app/products/categories')
  page(@CurrentShop() { id }: Shop): Promise<CategoriesPage> {
    return this.categories.page(id);
  }
}
