import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { DesignPreviewDto } from './design-preview.dto.js';
import { PageProps } from './page-props.service.js';
import { StorefrontRenderer } from './storefront.renderer.js';

/** The storefront in colours that are not saved yet, for the design page to frame. */
@ApiExcludeController()
@Roles('owner', 'manager')
@Controller('app/settings/design/preview')
export class DesignPreviewPages {
  constructor(
    private readonly props: PageProps,
    private readonly renderer: StorefrontRenderer,
  ) {}

  @Get()
  async show(
    @CurrentShop() shop: Shop,
    @Query() draft: DesignPreviewDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const page = await this.props.preview(shop, draft);
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', this.renderer.policyFor(page.shop, "'self'"))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'private, no-store')
      .send(
        asWithScripts(this.renderer.menuOnce(page, { ...this.renderer.scriptsAt('/storefront/'), menu: '' })),
      );
  }
}

/** The frame runs none, and shows all the same what guests see whose browser does. */
const asWithScripts = (html: string): string => html.replace(/<noscript>.*?<\/noscript>/gs, '');
