import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { MoveProductDto, PlaceProductsDto, ProductsDto, SoldOutDto } from '../product.dto.js';
import { DishBulkService } from './dish-bulk.service.js';
import { MenuShiftService } from './menu-shift.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/product')
export class MenuShiftController {
  constructor(
    private readonly menu: MenuShiftService,
    private readonly dishes: DishBulkService,
  ) {}

  @Post('move')
  @HttpCode(200)
  move(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, categoryId, before }: MoveProductDto,
  ): Promise<void> {
    return this.menu.move(viewer, shop, id, { categoryId, before });
  }

  @Post('moveAll')
  @HttpCode(200)
  moveAll(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids, categoryId }: PlaceProductsDto,
  ): Promise<void> {
    return this.menu.moveAll(viewer, shop, ids, categoryId);
  }

  @Roles('owner', 'manager', 'staff')
  @Post('soldOut')
  @HttpCode(200)
  soldOut(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids, span, until }: SoldOutDto,
  ): Promise<void> {
    return this.dishes.sellOut(viewer, shop, ids, span, until ?? null);
  }

  @Post('confirmNoAllergens')
  @HttpCode(200)
  confirmNoAllergens(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids }: ProductsDto,
  ): Promise<void> {
    return this.dishes.confirmNoAllergens(viewer, shop, ids);
  }
}
