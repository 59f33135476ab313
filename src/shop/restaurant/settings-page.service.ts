import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import { HistoryService } from './history.service.js';
import { missingSentence } from './missing-tasks.rules.js';
import { OpeningGate } from './opening-gate.js';
import type { MapView, RestaurantSettingsPage } from './settings.view.js';
import type { Shop } from './shop.types.js';
import { toShopView } from './shop.view.js';

const AROUND_KM = 15;

@Injectable()
export class SettingsPageService {
  constructor(
    private readonly gate: OpeningGate,
    private readonly history: HistoryService,
    private readonly postalCodes: PostalCodes,
    private readonly clock: Clock,
  ) {}

  async page(shop: Shop): Promise<RestaurantSettingsPage> {
    const [missing, history, map] = await Promise.all([
      this.gate.missing(shop),
      this.history.of(shop.id),
      this.map(shop),
    ]);
    return {
      shop: toShopView(shop),
      now: this.clock.now().toISOString(),
      missing: missing.length > 0 ? missingSentence(missing) : null,
      history,
      map,
    };
  }

  private async map({ settings, address }: Shop): Promise<MapView> {
    const home =
      settings.position ?? (await this.postalCodes.positionOf(address.postalCode, settings.placedCodes));
    return {
      places: home ? await this.postalCodes.around(home, AROUND_KM) : [],
      sources: await this.postalCodes.sources(),
    };
  }
}
