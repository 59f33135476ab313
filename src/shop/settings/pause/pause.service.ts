import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { pauseEndOf } from '../../opening-hours/pause.rules.js';
import { BadSettings } from '../../restaurant/shop.errors.js';
import { ShopService } from '../../restaurant/shop.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { PauseWish } from './pause.types.js';

const LONGEST_MS = 7 * 86_400_000;

/** The kitchen is full: no orders for a while. The server's clock decides when it goes on. */
@Injectable()
export class PauseService {
  constructor(
    private readonly shops: ShopService,
    private readonly clock: Clock,
  ) {}

  pause(viewer: Viewer, shop: Shop, wish: PauseWish): Promise<Shop> {
    const { fulfilments, reason } = wish;
    const until = this.endOf(shop, wish);
    return this.shops.update(viewer, shop, { settings: { pause: { until, fulfilments, reason } } });
  }

  resume(viewer: Viewer, shop: Shop): Promise<Shop> {
    return this.shops.update(viewer, shop, { settings: { pause: null } });
  }

  private endOf(shop: Shop, { length, until }: PauseWish): Date | null {
    const now = this.clock.now();
    if (length === 'open') return null;
    if (length !== 'until') return pauseEndOf(shop.settings, length, now);

    const away = until ? until.getTime() - now.getTime() : 0;
    if (!until || away <= 0 || away > LONGEST_MS) {
      throw new BadSettings([{ field: 'until', message: 'Bitte eine Uhrzeit angeben, die noch kommt.' }]);
    }
    return until;
  }
}
