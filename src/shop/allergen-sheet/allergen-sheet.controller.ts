import { Controller, Get, Header } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { AllergenSheetService } from './allergen-sheet.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/allergens')
export class AllergenSheetController {
  constructor(private readonly sheets: AllergenSheetService) {}

  @Get('pdf')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'attachment; filename="Allergene.pdf"')
  @Header('cache-control', 'no-store')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  pdf(@CurrentShop() shop: Shop): Promise<Buffer> {
    return this.sheets.pdf(shop);
  }
}
