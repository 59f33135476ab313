import { Get, Ip, Param, Req, Res } from '@nestjs/common';
import type { Reply, Request } from '../../platform/http/request.js';
import type { Language } from '../../shared/voice.types.js';
import { keepPage, sendOrderPage } from '../pages/kept-page.js';
import { PageProps } from '../pages/page-props.service.js';
import { PayDoors } from '../pages/pay-doors.service.js';
import { StorefrontRenderer } from '../pages/storefront.renderer.js';
import { GuestPages } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { Lang } from '../words/lang.decorator.js';
import { GuestTables } from './guest-tables.service.js';

@GuestPages('s/:slug/tisch')
export class TablePages {
  constructor(
    private readonly tables: GuestTables,
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly doors: PayDoors,
  ) {}

  /** A code that opens nothing is a page all the same: it says so in a sentence. */
  @Get(':code')
  async table(
    @GuestShop() shop: OpenShop,
    @Param('code') code: string,
    @Lang() lang: Language,
    @Ip() ip: string,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const found = await this.tables.sign(shop, code, { ip, lang });
    const table = typeof found === 'string' ? null : found;
    if (!table) reply.code(found === 'tooMany' ? 429 : 404);
    const menu = table && (await this.props.menu(shop, lang));
    const page = menu && {
      ...menu,
      table,
      shop: { ...menu.shop, menuOnly: menu.shop.menuOnly || !table.ordering },
    };
    const lost = await this.props.checkout(shop, lang);
    const kept = page
      ? keepPage(this.renderer.menu(page), this.renderer.menuPolicyFor(page.shop))
      : keepPage(this.renderer.lostTable(lost), this.renderer.policyFor(lost.shop));
    await sendOrderPage(request, reply, kept);
  }

  /** Apart from the menu: here the payment services are let in, and nowhere else. */
  @Get(':code/zahlen')
  async pay(
    @GuestShop() shop: OpenShop,
    @Param('code') code: string,
    @Lang() lang: Language,
    @Ip() ip: string,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const found = await this.tables.sign(shop, code, { ip, lang });
    const page = await this.props.checkout(shop, lang);
    const policy = this.renderer.policyFor(page.shop);
    if (found === 'tooMany') {
      reply.code(429);
      return sendOrderPage(request, reply, keepPage(this.renderer.lostTable(page), policy));
    }
    // Renewed while somebody was at their bank: their browser still knows who they are, and asks by that.
    const table = found === 'unknown' ? null : found;
    if (!table) reply.code(404);
    const door = this.doors.for({ money: { due: { ways: this.tables.onlineWays(shop) } } });
    const html = this.renderer.tablePay(page, { table, code, scripts: door?.scripts ?? null });
    await sendOrderPage(request, reply, keepPage(html, door?.policyOf(policy) ?? policy), door?.unlock);
  }
}
