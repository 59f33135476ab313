import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../platform/http/public.decorator.js';
import type { Reply, Request } from '../platform/http/request.js';
import { HostedPages } from './hosted-pages.service.js';
import { keepPage, sendOrderPage, sendPage } from './kept-page.js';
import { TrackingService } from './order/tracking.service.js';
import { OpenShops } from './shop/open-shops.js';
import { StorefrontRenderer } from './storefront.renderer.js';
import { LanguageDto } from './words/language.dto.js';

@Public()
@ApiExcludeController()
@Controller('s/:slug')
export class StorefrontPages {
  constructor(
    private readonly pages: HostedPages,
    private readonly shops: OpenShops,
    private readonly renderer: StorefrontRenderer,
    private readonly tracking: TrackingService,
  ) {}

  @Get()
  async menu(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.pages.menu(slug, lang));
  }

  @Get('kasse')
  async checkout(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const page = this.pages.checkoutPage(await this.shops.bySlug(slug), lang);
    await sendPage(
      request,
      reply,
      keepPage(this.renderer.checkout(page), this.renderer.policyFor(page.shop)),
    );
  }

  @Get('impressum')
  async imprint(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.pages.legal(slug, 'imprint', lang));
  }

  @Get('datenschutz')
  async privacy(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.pages.legal(slug, 'privacy', lang));
  }

  @Get('agb')
  async terms(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.pages.legal(slug, 'terms', lang));
  }

  @Get('widerruf')
  async withdrawal(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.pages.legal(slug, 'withdrawal', lang));
  }

  @Get('barrierefreiheit')
  async accessibility(
    @Param('slug') slug: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    await sendPage(request, reply, await this.pages.legal(slug, 'accessibility', lang));
  }

  @Get('bestellung/:token')
  async order(
    @Param('slug') slug: string,
    @Param('token') token: string,
    @Query() { lang }: LanguageDto,
    @Req() request: Request,
    @Res() reply: Reply,
  ): Promise<void> {
    const shop = await this.shops.bySlug(slug);
    const page = this.pages.checkoutPage(shop, lang);
    const order = await this.tracking.find(shop, token, lang);
    if (!order) reply.code(404);
    const html = order
      ? this.renderer.tracking(page, { order, token, phone: shop.contact.phone })
      : this.renderer.lost(page);
    await sendOrderPage(request, reply, keepPage(html, this.renderer.policyFor(page.shop)));
  }
}
