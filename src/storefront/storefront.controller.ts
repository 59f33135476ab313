import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  type MessageEvent,
  Options,
  Param,
  Post,
  Query,
  Sse,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Public } from '../platform/http/public.decorator.js';
import { RateLimit } from '../platform/http/rate-limit.decorator.js';
import { OwnIdempotency } from '../platform/idempotency/own-idempotency.decorator.js';
import { GuestService } from './guest.service.js';
import type { MenuView, StatusView } from './menu.view.js';
import { OpenShops } from './open-shops.js';
import { OtherSites } from './other-sites.guard.js';
import type { AddressView, QuoteView, SlotsView, TrackingView } from './quote.view.js';
import { OrderDto, PlaceDto, QuoteDto, SlotsDto } from './storefront.dto.js';
import { KeyMissing } from './storefront.errors.js';
import { TrackingService } from './tracking.service.js';
import { WhereAndWhen } from './where-and-when.service.js';

const KEY = /^[\w-]{8,200}$/;

@Public()
@ApiTags('storefront')
@UseGuards(OtherSites)
@Controller('api/storefront/:slug')
export class StorefrontController {
  constructor(
    private readonly shops: OpenShops,
    private readonly guests: GuestService,
    private readonly when: WhereAndWhen,
    private readonly tracking: TrackingService,
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
  async status(@Param('slug') slug: string): Promise<StatusView> {
    return this.guests.status(await this.shops.bySlug(slug));
  }

  @Get('slots')
  async slots(@Param('slug') slug: string, @Query() { fulfilment }: SlotsDto): Promise<SlotsView> {
    return this.when.slots(await this.shops.bySlug(slug), fulfilment);
  }

  @Post('address')
  @HttpCode(200)
  @RateLimit({ points: 60, seconds: 60, by: 'address' })
  async address(@Param('slug') slug: string, @Body() body: PlaceDto): Promise<AddressView> {
    return this.when.address(await this.shops.bySlug(slug), body);
  }

  @Post('quote')
  @HttpCode(200)
  @RateLimit({ points: 120, seconds: 60, by: 'address' })
  async quote(@Param('slug') slug: string, @Body() body: QuoteDto): Promise<QuoteView> {
    return this.guests.quote(await this.shops.bySlug(slug), body);
  }

  @Post('order')
  @HttpCode(201)
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async order(
    @Param('slug') slug: string,
    @Body() body: OrderDto,
    @Headers('idempotency-key') key = '',
  ): Promise<{ id: string; number: number; token: string }> {
    if (!KEY.test(key)) throw new KeyMissing();
    const { id, number, token } = await this.guests.place(await this.shops.bySlug(slug), body, key);
    return { id, number, token };
  }

  @Get('order/:token')
  async show(@Param('slug') slug: string, @Param('token') token: string): Promise<TrackingView> {
    return this.tracking.show(await this.shops.bySlug(slug), token);
  }

  @Sse('order/:token/live')
  async live(@Param('slug') slug: string, @Param('token') token: string): Promise<Observable<MessageEvent>> {
    return this.tracking.follow(await this.shops.bySlug(slug), token);
  }
}
