import { Get, Param, Req, Res } from '@nestjs/common';
import type { Reply, Request } from '../../platform/http/request.js';
import type { Language } from '../../shared/voice.types.js';
import { GUEST_TEXTS } from '../../shop/legal/legal.types.js';
import { KIND_PATH } from '../../shop/legal/legal.view.js';
import { TrackingService } from '../order/tracking.service.js';
import { GuestPages } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { TextNotPublished } from '../shop/storefront.errors.js';
import { Lang } from '../words/lang.decorator.js';
import { HostedPages } from './hosted-pages.service.js';
import { keepPage, sendOrderPage, sendPage } from './kept-page.js';
import { MenuPages } from './menu-pages.service.js';
import { PageProps } from './page-props.service.js';
import { PayDoors } from './pay-doors.service.js';
import { StorefrontRenderer } from './storefront.renderer.js';

@GuestPages('s/:slug')
export class StorefrontPages {
  constructor(
    private readonly menus: MenuPages,
    private readonly pages: HostedPages,
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
    private readonly tracking: TrackingService,
    private readonly doors: PayDoors,
  ) {}

  @Get()
  async menu(
    @Param('slug') slug: string,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.menus.menu(slug, lang));
  }

  @Get('karte/:anchor')
  async category(
    @Param('slug') slug: string,
    @Param('anchor') anchor: string,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.menus.category(slug, anchor, lang));
  }

  @Get('kasse')
  async checkout(
    @GuestShop() shop: OpenShop,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const page = await this.props.checkout(shop, lang);
    const html = this.renderer.checkout(page);
    await sendPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }

  @Get(GUEST_TEXTS.map((kind) => KIND_PATH[kind]))
  async text(
    @Param('slug') slug: string,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const { url = '' } = request.routeOptions;
    const kind = GUEST_TEXTS.find((text) => url.endsWith(`/${KIND_PATH[text]}`));
    if (!kind) throw new TextNotPublished();
    await sendPage(request, reply, await this.pages.legal(slug, kind, lang));
  }

  @Get('bestellung/:token')
  async order(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const page = await this.props.checkout(shop, lang);
    const order = await this.tracking.find(shop, token, lang);
    if (!order) reply.code(404);
    const door = order && this.doors.for(order);
    const scripts = door?.scripts ?? null;
    const html = order ? this.renderer.tracking(page, { order, token, scripts }) : this.renderer.lost(page);
    const policy = this.renderer.policyFor(page.shop);
    await sendOrderPage(request, reply, keepPage(html, door?.policyOf(policy) ?? policy), door?.unlock);
  }
}
