import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../platform/http/public.decorator.js';
import type { Reply, Request } from '../platform/http/request.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { PaperDto } from './guest-order.dto.js';
import { GuestOrderService } from './guest-order.service.js';
import { HostedPages } from './hosted-pages.service.js';
import { keepPage, sendPage } from './kept-page.js';
import { LanguageDto } from './language.dto.js';
import { OpenShops } from './open-shops.js';
import { StorefrontRenderer } from './storefront.renderer.js';

/** The papers of one order: its receipt, and what is stored about its guest. */
@Public()
@ApiExcludeController()
@Controller('s/:slug/bestellung/:token')
export class GuestOrderPages {
  constructor(
    private readonly shops: OpenShops,
    private readonly pages: HostedPages,
    private readonly renderer: StorefrontRenderer,
    private readonly guest: GuestOrderService,
  ) {}

  @Get('beleg')
  async receipt(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Query() { bewirtung }: PaperDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const shop = await this.shops.bySlug(slug);
    const receipt = await this.guest.paper(shop, token, bewirtung === '1');
    const html = this.renderer.receipt(this.pages.checkoutPage(shop, 'de'), receipt, token);
    await this.send(shop, html, request, reply);
  }

  @Get('daten')
  async data(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const shop = await this.shops.bySlug(slug);
    const rows = await this.guest.dataRows(shop, token, lang);
    const html = this.renderer.guestData(this.pages.checkoutPage(shop, lang), { rows, token });
    await this.send(shop, html, request, reply);
  }

  /** The address is the key, so nobody keeps the page and nobody learns where the guest came from. */
  private send(shop: Shop, html: string, request: Request, reply: Reply): Promise<void> {
    const { shop: shown } = this.pages.checkoutPage(shop, 'de');
    reply.header('referrer-policy', 'no-referrer');
    return sendPage(request, reply, keepPage(html, this.renderer.policyFor(shown)), 'private, no-store');
  }
}
