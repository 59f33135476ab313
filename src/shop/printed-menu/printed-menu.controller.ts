import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { Needs } from '../plan-gate/needs.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { MenuChoiceDto } from './printed-menu.dto.js';
import { PrintedMenuService } from './printed-menu.service.js';
import type { MenuPreview } from './printed-menu.view.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Needs('printedMenu')
@Controller('api/printedMenu')
export class PrintedMenuController {
  constructor(private readonly menus: PrintedMenuService) {}

  @Get('preview')
  @Header('cache-control', 'no-store')
  @RateLimit({ points: 120, seconds: 60, by: 'user' })
  preview(@CurrentShop() shop: Shop, @Query() choice: MenuChoiceDto): Promise<MenuPreview> {
    return this.menus.preview(shop, choice);
  }

  @Get('pdf')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'attachment; filename="Speisekarte.pdf"')
  @Header('cache-control', 'no-store')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  pdf(@CurrentShop() shop: Shop, @Query() choice: MenuChoiceDto): Promise<Buffer> {
    return this.menus.pdf(shop, choice);
  }
}
