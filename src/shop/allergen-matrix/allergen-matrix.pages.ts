import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { AllergensPageDto } from './allergen-matrix.dto.js';
import { AllergenMatrixService } from './allergen-matrix.service.js';
import type { AllergensPage } from './allergen-matrix.view.js';

@Roles('owner', 'manager')
@Controller()
export class AllergenMatrixPages {
  constructor(private readonly matrix: AllergenMatrixService) {}

  @Page('/app/allergens')
  allergens(@CurrentShop() shop: Shop, @Query() { page }: AllergensPageDto): Promise<AllergensPage> {
    return this.matrix.page(shop, page);
  }
}
