import { Body, Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CallerService } from './caller.service.js';
import { CallerDto, PhoneOrderDto, PhoneQuoteDto, PhoneSlotsDto } from './phone-order.dto.js';
import { PhoneOrderService } from './phone-order.service.js';
import type { CallerView, PhoneQuote, PhoneSlot, PlacedByPhone } from './phone-order.view.js';

@ApiTags('order')
@Controller('api/phoneOrder')
export class PhoneOrderController {
  constructor(
    private readonly callers: CallerService,
    private readonly phoneOrders: PhoneOrderService,
  ) {}

  /** In the body: a number has no place in the logs of addresses. */
  @Post('caller')
  @HttpCode(200)
  @RateLimit({ points: 120, seconds: 60, by: 'user' })
  caller(@CurrentShop() shop: Shop, @Body() { phone }: CallerDto): Promise<CallerView> {
    return this.callers.find(shop, phone);
  }

  @Get('slots')
  slots(@CurrentShop() shop: Shop, @Query() { fulfilment }: PhoneSlotsDto): Promise<PhoneSlot[]> {
    return this.phoneOrders.slots(shop, fulfilment);
  }

  @Post('quote')
  @HttpCode(200)
  quote(@CurrentShop() shop: Shop, @Body() body: PhoneQuoteDto): Promise<PhoneQuote> {
    return this.phoneOrders.quote(shop, body);
  }

  @Post('place')
  place(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() body: PhoneOrderDto,
    @Headers('idempotency-key') key = newId(),
  ): Promise<PlacedByPhone> {
    return this.phoneOrders.place(viewer, shop, body, key);
  }
}
