import { Body, Get, Headers, HttpCode, Ip, Options, Query } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { RateLimit } from '../platform/http/rate-limit.decorator.js';
import type { Language } from '../shared/voice.types.js';
import { GuestPayments } from '../shop/payment/begin/guest-payments.service.js';
import type { MenuView, PricesView, StatusView } from './menu/menu.view.js';
import { MenuStatus } from './menu/menu-status.service.js';
import { GuestSlotsDto, OrderDto, PlaceDto, QuoteDto } from './order/basket.dto.js';
import type { AddressView, PlacedView, QuoteView, SlotsView } from './order/quote.view.js';
import { WhereAndWhen } from './order/where-and-when.service.js';
import { GuestAction, GuestCalls, GuestQuestion } from './shop/guest-routes.decorator.js';
import { GuestShop } from './shop/guest-shop.decorator.js';
import type { OpenShop } from './shop/open-shops.js';
import { KeyMissing } from './shop/storefront.errors.js';
import { TableCheckout } from './table/table-checkout.service.js';
import { Lang } from './words/lang.decorator.js';

const ORDER_FLOOD = 300;
const KEY = /^[\w-]{8,200}$/;

@GuestCalls('api/storefront/:slug')
export class StorefrontController {
  constructor(
    private readonly menus: MenuStatus,
    private readonly checkout: TableCheckout,
    private readonly when: WhereAndWhen,
    private readonly payments: GuestPayments,
  ) {}

  /** What a browser asks before it posts from another site. */
  @Options('*')
  @HttpCode(204)
  @ApiExcludeEndpoint()
  preflight(): void {}

  @Get('menu')
  menu(@GuestShop() shop: OpenShop, @Lang() lang: Language): Promise<MenuView> {
    return this.menus.menu(shop, lang);
  }

  /** What an exported page asks, because it was written a while ago. */
  @Get('prices')
  @RateLimit({ points: 120, seconds: 60, by: 'address' })
  prices(@GuestShop() shop: OpenShop, @Lang() lang: Language): Promise<PricesView> {
    return this.menus.prices(shop, lang);
  }

  @Get('status')
  status(@GuestShop() shop: OpenShop, @Lang() lang: Language): Promise<StatusView> {
    return this.menus.status(shop, lang);
  }

  @Get('slots')
  slots(
    @GuestShop() shop: OpenShop,
    @Query() question: GuestSlotsDto,
    @Lang() lang: Language,
  ): Promise<SlotsView> {
    return this.when.slots(shop, question, lang);
  }

  @GuestQuestion('address', 60)
  address(@GuestShop() shop: OpenShop, @Body() body: PlaceDto, @Lang() lang: Language): Promise<AddressView> {
    return this.when.address(shop, body, lang);
  }

  @GuestQuestion('quote', 120)
  quote(
    @GuestShop() shop: OpenShop,
    @Body() body: QuoteDto,
    @Lang() lang: Language,
    @Ip() ip: string,
  ): Promise<QuoteView> {
    return this.checkout.quote(shop, body, { lang, ip });
  }

  /** A household, an office and the restaurant's own Wi-Fi share an address: it only holds off a flood. */
  @GuestAction('order', 201, ORDER_FLOOD)
  async order(
    @GuestShop() shop: OpenShop,
    @Body() body: OrderDto,
    @Lang() lang: Language,
    @Ip() ip: string,
    @Headers('idempotency-key') key = '',
  ): Promise<PlacedView> {
    if (!KEY.test(key)) throw new KeyMissing();
    const order = await this.checkout.place(shop, body, { key, lang, ip });
    const { id, number, token } = order;
    return { id, number, token, payment: await this.payments.beginFor(shop, order) };
  }
}
