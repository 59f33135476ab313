import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import type { Shop } from '../restaurant/shop.types.js';
import { toShopView } from '../restaurant/shop.view.js';
import { HistoryService } from './history/history.service.js';
import { missingSentence } from './missing-tasks.rules.js';
import { OpeningGate } from './opening-gate.js';
import type { MapView, RestaurantSettingsPage } from './settings.view.js';

const AROUND_KM = 15;
/** Where only a town close by is known. */
const ROUGH_KM = 25;

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
    const rough = home ?? (await this.postalCodes.nearPositionOf(address.postalCode));
    const km = home ? AROUND_KM : ROUGH_KM;
    return {
      places: rough ? await this.postalCodes.around(rough, km) : [],
      sources: await this.postalCodes.sources(),
    };
  }
}
