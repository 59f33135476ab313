import { Get, Param, Query, Req, Res } from '@nestjs/common';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply, Request } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import type { Language } from '../../shared/voice.types.js';
import { PlacedOrderService } from '../order/placed-order.service.js';
import { PaperDto } from '../order/receipt-request.dto.js';
import { GuestPages } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { Lang } from '../words/lang.decorator.js';
import { keepPage, sendOrderPage } from './kept-page.js';
import { PageProps } from './page-props.service.js';
import { StorefrontRenderer } from './storefront.renderer.js';

/** The papers of one order: its receipt, and what is stored about its guest. */
@GuestPages('s/:slug/bestellung/:token')
export class GuestOrderPages {
  constructor(
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly orders: PlacedOrderService,
  ) {}

  @Get('beleg')
  async receipt(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Query() { bewirtung }: PaperDto,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const paper = await this.orders.paper(shop, token, bewirtung === '1');
    const page = await this.props.checkout(shop, lang);
    const html = this.renderer.receipt(page, paper, token);
    await sendOrderPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }

  @Get('beleg.pdf')
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async file(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Query() asked: PaperDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const { name, content } = await this.orders.paperFile(shop, token, asked);
    reply.header('referrer-policy', 'no-referrer');
    await sendFile(reply, { type: 'application/pdf', name, content });
  }

  @Get('daten')
  async data(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const rows = await this.orders.dataRows(shop, token, lang);
    const page = await this.props.checkout(shop, lang);
    const html = this.renderer.guestData(page, { rows, token });
    await sendOrderPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }
}
