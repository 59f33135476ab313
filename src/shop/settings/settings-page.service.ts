import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import type { Shop } from '../restaurant/shop.types.js';
import { toShopView } from '../restaurant/shop.view.js';
import { HistoryService } from './history/history.service.js';
import { missingSentence } from './missing-tasks.rules.js';
import { OpeningGate } from './opening-gate.js';
import { type PartKey, partOf } from './parts.rules.js';
import { settingFacts } from './setting-facts.rules.js';
import type {
  DeliverySettingsPage,
  MapView,
  OrderSettingsPage,
  SettingsHistoryPage,
  SettingsIndexPage,
  SettingsPartPage,
  TimedPartPage,
} from './settings.view.js';

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

  index(shop: Shop): SettingsIndexPage {
    return { facts: settingFacts(shop) };
  }

  part<P extends PartKey>(key: P, shop: Shop): SettingsPartPage<P> {
    return { shop: partOf(key, toShopView(shop)) };
  }

  timed<P extends PartKey>(key: P, shop: Shop): TimedPartPage<P> {
    return { ...this.part(key, shop), now: this.clock.now().toISOString() };
  }

  async orders(shop: Shop): Promise<OrderSettingsPage> {
    const missing = await this.gate.missing(shop);
    return {
      shop: partOf('orders', toShopView(shop)),
      missing: missing.length > 0 ? missingSentence(missing) : null,
    };
  }

  async delivery(shop: Shop): Promise<DeliverySettingsPage> {
    return { ...this.timed('delivery', shop), map: await this.map(shop) };
  }

  async historyOf({ id }: Shop): Promise<SettingsHistoryPage> {
    return { history: await this.history.of(id) };
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
