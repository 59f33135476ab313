import { Get, Ip, Param, Res } from '@nestjs/common';
import type { Reply } from '../../platform/http/request.js';
import { QrScans } from '../../shop/qr/scan/qr-scans.service.js';
import { GuestPages } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { placeOf } from '../table/guest-tables.service.js';
import { QrDoor } from './qr-door.service.js';

@GuestPages('s/:slug/qr')
export class QrDoorPages {
  constructor(
    private readonly door: QrDoor,
    private readonly scans: QrScans,
  ) {}

  /** Nobody keeps it: the next scan counts as well. */
  @Get(':key')
  async scanned(
    @GuestShop() shop: OpenShop,
    @Param('key') key: string,
    @Ip() ip: string,
    @Res() reply: Reply,
  ): Promise<void> {
    const { to, counted } = await this.door.wayOf(shop, key);
    if (counted) await this.scans.count(shop.id, counted, placeOf(shop, ip));
    await reply.header('cache-control', 'no-store').redirect(to, 302);
  }
}
