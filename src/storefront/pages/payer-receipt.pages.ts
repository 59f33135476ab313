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

/** The receipt of a round at a table, for whoever paid it for somebody else. */
@GuestPages('s/:slug/tisch/beleg/:id/:key')
export class PayerReceiptPages {
  constructor(
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly orders: PlacedOrderService,
  ) {}

  @Get()
  async receipt(
    @GuestShop() shop: OpenShop,
    @Param('id') id: string,
    @Param('key') key: string,
    @Query() { bewirtung }: PaperDto,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const paper = await this.orders.payerPaper(shop, { id, key }, bewirtung === '1');
    const page = await this.props.checkout(shop, lang);
    const html = this.renderer.receipt(page, paper, null);
    await sendOrderPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }

  @Get('pdf')
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  async file(
    @GuestShop() shop: OpenShop,
    @Param('id') id: string,
    @Param('key') key: string,
    @Query() asked: PaperDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const { name, content } = await this.orders.payerFile(shop, { id, key }, asked);
    reply.header('referrer-policy', 'no-referrer');
    await sendFile(reply, { type: 'application/pdf', name, content });
  }
}
