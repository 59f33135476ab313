import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { SpokenTexts } from '../legal/spoken-texts.service.js';
import { MenuTexts } from '../menu/texts/menu-texts.service.js';
import { FirstPrinter } from '../paper/first-printer.service.js';
import { planNeededBy } from '../plan-gate/plan-settings.rules.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { withoutGaps } from '../restaurant/shop-changes.rules.js';
import type { DesignChanges, ShopChanges } from '../restaurant/shop-changes.types.js';
import { PlanNeeded } from '../subscription/subscription.errors.js';
import { NotReadyToOpen } from './opening-gate.errors.js';
import { OpeningGate } from './opening-gate.js';
import { withStandIns } from './stand-ins.rules.js';

/** What operators change about their restaurant, with the one question that comes before it: may it open? */
@Injectable()
export class SettingsService {
  constructor(
    private readonly shops: ShopService,
    private readonly gate: OpeningGate,
    private readonly spoken: SpokenTexts,
    private readonly texts: MenuTexts,
    private readonly printer: FirstPrinter,
  ) {}

  async save(viewer: Viewer, shop: Shop, changes: ShopChanges, version?: number): Promise<Shop> {
    const level = changes.settings && planNeededBy(shop.settings, changes.settings, shop.subscription);
    if (level) throw new PlanNeeded(level);
    if (opens(shop, changes)) await this.mayOpen(shop, withoutGaps(changes));
    await this.printer.follow(shop, changes.settings);
    const { design } = changes;
    const filled = design ? { ...changes, design: withStandIns(design) } : changes;
    return this.told(viewer, shop, await this.shops.update(viewer, shop, filled, version));
  }

  async saveDesign(viewer: Viewer, shop: Shop, design: DesignChanges, version?: number): Promise<Shop> {
    return this.told(
      viewer,
      shop,
      await this.shops.updateDesign(viewer, shop, withStandIns(design), version),
    );
  }

  private async told(viewer: Viewer, before: Shop, saved: Shop): Promise<Shop> {
    await this.spoken.follow(viewer.userId, before, saved);
    await this.texts.follow(viewer, before, saved);
    return saved;
  }

  /** Hours and address may arrive in the same save as the switch, so they count. */
  private async mayOpen(shop: Shop, { settings, address, contact }: ShopChanges): Promise<void> {
    const missing = await this.gate.missing({
      ...shop,
      address: { ...shop.address, ...address },
      contact: { ...shop.contact, ...contact },
      settings: {
        ...shop.settings,
        ...settings,
        shopTimes: { ...shop.settings.shopTimes, ...settings?.shopTimes },
        leadMinutes: { ...shop.settings.leadMinutes, ...settings?.leadMinutes },
      },
    });
    if (missing.length > 0) throw new NotReadyToOpen(missing);
  }
}

const opens = (shop: Shop, { settings }: ShopChanges): boolean =>
  settings?.shopEnabled === true && !shop.settings.shopEnabled;
