import { Get, Param, Req, Res } from '@nestjs/common';
import type { Reply, Request } from '../../platform/http/request.js';
import type { Language } from '../../shared/voice.types.js';
import { keepPage, sendOrderPage, sendPage } from '../pages/kept-page.js';
import { PageProps } from '../pages/page-props.service.js';
import { PayDoors } from '../pages/pay-doors.service.js';
import { StorefrontRenderer } from '../pages/storefront.renderer.js';
import { GuestPages } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { Lang } from '../words/lang.decorator.js';
import { GuestVouchers } from './guest-vouchers.service.js';

@GuestPages('s/:slug/gutschein')
export class GuestVoucherPages {
  constructor(
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly vouchers: GuestVouchers,
    private readonly doors: PayDoors,
  ) {}

  @Get()
  async buy(
    @GuestShop() shop: OpenShop,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const page = await this.props.checkout(shop, lang);
    const html = this.renderer.voucher(page);
    await sendPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }

  @Get(':token')
  async sale(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const page = await this.props.checkout(shop, lang);
    const sale = await this.vouchers.find(shop, token);
    if (!sale) reply.code(404);
    const door = sale && this.doors.for(sale);
    const scripts = door?.scripts ?? null;
    const html = sale ? this.renderer.voucherSale(page, { sale, token, scripts }) : this.renderer.lost(page);
    const policy = this.renderer.policyFor(page.shop);
    await sendOrderPage(request, reply, keepPage(html, door?.policyOf(policy) ?? policy), door?.unlock);
  }
}
