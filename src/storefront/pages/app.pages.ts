import { Get, Res } from '@nestjs/common';
import type { Reply } from '../../platform/http/request.js';
import { GuestPages } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { ShopApp } from './shop-app.service.js';

/** What makes a shop an app on a phone: its name and icon, and a worker that keeps the menu for later. */
@GuestPages('s/:slug')
export class AppPages {
  constructor(private readonly app: ShopApp) {}

  @Get('app.webmanifest')
  manifest(@GuestShop() shop: OpenShop, @Res() reply: Reply): void {
    reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(this.app.manifest(shop));
  }

  @Get('icon.svg')
  icon(@GuestShop() shop: OpenShop, @Res() reply: Reply): void {
    reply
      .header('content-type', 'image/svg+xml')
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'no-cache')
      .send(this.app.icon(shop));
  }

  /** Asked for at each visit, so that a new build takes over at once. */
  @Get('sw.js')
  worker(@GuestShop() shop: OpenShop, @Res() reply: Reply): void {
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .send(this.app.worker(shop));
  }
}
