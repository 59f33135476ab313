import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import type { Reply, Request } from '../../platform/http/request.js';
import { HostedPages } from '../hosted-pages.service.js';
import { keepPage, sendOrderPage } from '../kept-page.js';
import { OpenShops } from '../shop/open-shops.js';
import { StorefrontRenderer } from '../storefront.renderer.js';
import { LanguageDto } from '../words/language.dto.js';
import { PaperDto } from './guest-order.dto.js';
import { GuestOrderService } from './guest-order.service.js';

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
    const page = this.pages.checkoutPage(shop, 'de');
    const html = this.renderer.receipt(page, receipt, token);
    await sendOrderPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
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
    const page = this.pages.checkoutPage(shop, lang);
    const html = this.renderer.guestData(page, { rows, token });
    await sendOrderPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }
}
