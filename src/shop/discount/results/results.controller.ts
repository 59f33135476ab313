import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { RateLimit } from '../../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../../platform/http/request.js';
import { sendFile } from '../../../platform/http/send-file.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { ResultsDto } from './results.dto.js';
import { OfferResults } from './results.service.js';
import type { DiscountResults } from './results.view.js';

/** Reading what was given belongs to nobody's plan. */
@ApiTags('discount')
@Roles('owner', 'manager')
@Controller('api/discount')
export class DiscountResultsController {
  constructor(private readonly results: OfferResults) {}

  @Get('results')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  of(@CurrentShop() shop: Shop, @Query() { days }: ResultsDto): Promise<DiscountResults> {
    return this.results.of(shop, days);
  }

  @Get('resultsFile')
  @ApiProduces('text/csv')
  @RateLimit({ points: 10, seconds: 60, by: 'user' })
  async file(@CurrentShop() shop: Shop, @Query() { days }: ResultsDto, @Res() reply: Reply): Promise<void> {
    const content = await this.results.file(shop, days);
    await sendFile(reply, { type: 'text/csv; charset=utf-8', name: 'rabatte.csv', content });
  }
}
