import {
  Body,
  Controller,
  Get,
  HttpCode,
  type MessageEvent,
  Param,
  Post,
  Query,
  Sse,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import type { GuestDataView } from '../../shop/order/contact/order-export.view.js';
import type { ReceiptAnswer } from '../../shop/receipt/receipt.view.js';
import { OtherSites } from '../other-sites.guard.js';
import { OpenShops } from '../shop/open-shops.js';
import { GuestWords } from '../words/guest-words.interceptor.js';
import { LanguageDto } from '../words/language.dto.js';
import { ReceiptDto } from './guest-order.dto.js';
import { GuestOrderService } from './guest-order.service.js';
import type { TrackingView } from './quote.view.js';
import { TrackingService } from './tracking.service.js';

/** What a guest may do with the token of one order, and nothing else. Each of these, sent twice, happens once. */
@Public()
@ApiTags('storefront')
@UseGuards(OtherSites)
@UseInterceptors(GuestWords)
@Controller('api/storefront/:slug/order/:token')
export class GuestOrderController {
  constructor(
    private readonly shops: OpenShops,
    private readonly tracking: TrackingService,
    private readonly guest: GuestOrderService,
  ) {}

  @Get()
  async show(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Query() { lang }: LanguageDto,
  ): Promise<TrackingView> {
    return this.tracking.show(await this.shops.bySlug(slug), token, lang);
  }

  @Sse('live')
  async live(@Param('slug') slug: string, @Param('token') token: string): Promise<Observable<MessageEvent>> {
    return this.tracking.follow(await this.shops.bySlug(slug), token);
  }

  @Post('cancel')
  @HttpCode(200)
  @OwnIdempotency()
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async cancel(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Query() { lang }: LanguageDto,
  ): Promise<TrackingView> {
    return this.guest.cancel(await this.shops.bySlug(slug), token, lang);
  }

  @Post('receipt')
  @HttpCode(200)
  @OwnIdempotency()
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async receipt(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Body() body: ReceiptDto,
  ): Promise<ReceiptAnswer> {
    return this.guest.receipt(await this.shops.bySlug(slug), token, body);
  }

  @Post('export')
  @HttpCode(200)
  @OwnIdempotency()
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async export(@Param('slug') slug: string, @Param('token') token: string): Promise<GuestDataView> {
    return this.guest.data(await this.shops.bySlug(slug), token);
  }

  @Post('erase')
  @HttpCode(200)
  @OwnIdempotency()
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async erase(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Query() { lang }: LanguageDto,
  ): Promise<TrackingView> {
    return this.guest.erase(await this.shops.bySlug(slug), token, lang);
  }
}
