import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { AllergenMatrixService } from './allergen-matrix.service.js';
import { CodeSetDto } from './allergens.dto.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/allergens')
export class AllergensController {
  constructor(private readonly matrix: AllergenMatrixService) {}

  @Post('codeSet')
  @HttpCode(200)
  codeSet(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { codeSet }: CodeSetDto,
  ): Promise<void> {
    return this.matrix.spell(viewer, shop, codeSet);
  }
}
