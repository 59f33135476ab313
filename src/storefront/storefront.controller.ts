import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Options,
  Param,
  Post,
  Query,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/http/public.decorator.js';
import { RateLimit } from '../platform/http/rate-limit.decorator.js';
import { OwnIdempotency } from '../platform/idempotency/own-idempotency.decorator.js';
import type { MenuView, StatusView } from './menu/menu.view.js';
import { GuestService } from './order/guest.service.js';
import type { AddressView, QuoteView, SlotsView } from './order/quote.view.js';
import { WhereAndWhen } from './order/where-and-when.service.js';
import { OtherSites } from './other-sites.guard.js';
import { OpenShops } from './shop/open-shops.js';
import { OrderDto, PlaceDto, QuoteDto, SlotsDto } from './storefront.dto.js';
import { KeyMissing } from './storefront.errors.js';
import { GuestWords } from './words/guest-words.interceptor.js';
import { LanguageDto } from './words/language.dto.js';

const KEY = /^[\w-]{8,200}$/;

@Public()
@ApiTags('storefront')
@UseGuards(OtherSites)
@UseInterceptors(GuestWords)
@Controller('api/storefront/:slug')
export class StorefrontController {
  constructor(
    private readonly shops: OpenShops,
    private readonly guests: GuestService,
    private readonly when: WhereAndWhen,
  ) {}

  /** What a browser asks before it posts from another site. */
  @Options('*')
  @HttpCode(204)
  @ApiExcludeEndpoint()
  preflight(): void {}

  @Get('menu')
  async menu(@Param('slug') slug: string): Promise<MenuView> {
    return this.guests.menu(await this.shops.bySlug(slug));
  }

  @Get('status')
  async status(@Param('slug') slug: string, @Query() { lang }: LanguageDto): Promise<StatusView> {
    return this.guests.status(await this.shops.bySlug(slug), lang);
  }

  @Get('slots')
  async slots(@Param('slug') slug: string, @Query() question: SlotsDto): Promise<SlotsView> {
    return this.when.slots(await this.shops.bySlug(slug), question);
  }

  @Post('address')
  @HttpCode(200)
  @RateLimit({ points: 60, seconds: 60, by: 'address' })
  async address(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Body() body: PlaceDto,
  ): Promise<AddressView> {
    return this.when.address(await this.shops.bySlug(slug), body, lang);
  }

  @Post('quote')
  @HttpCode(200)
  @RateLimit({ points: 120, seconds: 60, by: 'address' })
  async quote(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Body() body: QuoteDto,
  ): Promise<QuoteView> {
    return this.guests.quote(await this.shops.bySlug(slug), body, lang);
  }

  @Post('order')
  @HttpCode(201)
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async order(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Body() body: OrderDto,
    @Headers('idempotency-key') key = '',
  ): Promise<{ id: string; number: number; token: string }> {
    if (!KEY.test(key)) throw new KeyMissing();
    const shop = await this.shops.bySlug(slug);
    const { id, number, token } = await this.guests.place(shop, body, { key, lang });
    return { id, number, token };
  }
}
