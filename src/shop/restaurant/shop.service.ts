import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { isOpenAt } from '../opening-hours/opening-hours.rules.js';
import { problemsOf } from './checks/settings-check.rules.js';
import { PayKeyGuards } from './paying/pay-key-guards.js';
import { BadSettings, ChangedMeanwhile, KeysAreTheOwners, NoShop } from './shop.errors.js';
import { ShopRepository } from './shop.repository.js';
import { withoutDuplicates } from './shop.rules.js';
import type { Shop, ShopDomain } from './shop.types.js';
import { toShopView } from './shop.view.js';
import { changesAmong, changesPayKeys, judgedAnew, withoutGaps } from './shop-changes.rules.js';
import type { DesignChanges, ShopChanges, ShopSets } from './shop-changes.types.js';
import { ShopNews } from './shop-news.js';
import { phoneProblems, withPhone } from './shop-phone.rules.js';
import { ShopSecrets } from './shop-secrets.js';

@Injectable()
export class ShopService {
  /** A request is one viewer object, and reads its shop once. */
  private readonly seen = new WeakMap<Viewer, Promise<Shop | null>>();

  constructor(
    private readonly shops: ShopRepository,
    private readonly secrets: ShopSecrets,
    private readonly news: ShopNews,
    private readonly clock: Clock,
    private readonly payKeys: PayKeyGuards,
  ) {}

  async ofViewer(viewer: Viewer): Promise<Shop> {
    const shop = await this.find(viewer);
    if (!shop) throw new NoShop();
    return shop;
  }

  /** Null for somebody who has not set up a restaurant yet. */
  find(viewer: Viewer): Promise<Shop | null> {
    const known = this.seen.get(viewer) ?? this.load(viewer);
    this.seen.set(viewer, known);
    return known;
  }

  async get(shopId: string): Promise<Shop> {
    const shop = await this.shops.find(shopId);
    if (!shop) throw new NoShop();
    return shop;
  }

  findBySlug(slug: string): Promise<Shop | null> {
    return this.shops.findBySlug(slug);
  }

  findByDomain(name: string): Promise<Shop | null> {
    return this.shops.findByDomain(name);
  }

  listWithDomain(): Promise<Shop[]> {
    return this.shops.listWithDomain();
  }

  listContactMonths(): Promise<{ shopId: string; months: number }[]> {
    return this.shops.listContactMonths();
  }

  listTidyHours(): Promise<{ shopId: string; hours: number }[]> {
    return this.shops.listTidyHours();
  }

  listWithDailyFigures(): Promise<string[]> {
    return this.shops.listWithDailyFigures();
  }

  /** Null when another restaurant has shown that this name is theirs. */
  async nameBy(viewer: Viewer, shop: Shop, domain: ShopDomain | null): Promise<Shop | null> {
    if (!(await this.shops.nameBy(shop.id, domain))) return null;
    this.seen.delete(viewer);
    const named = await this.get(shop.id);
    await this.news.changed(viewer, { before: shop, after: named, sets: { domain } });
    return named;
  }

  /** Somebody without a shop has nothing that could be open. */
  async isOpen(viewer: Viewer): Promise<boolean> {
    const shop = await this.find(viewer);
    return shop !== null && isOpenAt(shop.settings, this.clock.now());
  }

  /** `version` is the one the operator's page was made from; without it the last one wins. */
  async update(viewer: Viewer, shop: Shop, changes: ShopChanges, version?: number): Promise<Shop> {
    const wanted = withPhone(shop, tidied(withoutGaps(changes)));
    const problems = [...problemsOf(shop, wanted), ...phoneProblems(shop, wanted)];
    if (problems.length > 0) throw new BadSettings(problems);
    return this.write(viewer, shop, this.secrets.setsFor(shop.id, wanted), version);
  }

  updateDesign(viewer: Viewer, shop: Shop, design: DesignChanges, version?: number): Promise<Shop> {
    return this.update(viewer, shop, { design }, version);
  }

  /** The operator vouches that cash and cards on site go through a till of their own. */
  confirmOwnTill(viewer: Viewer, shop: Shop): Promise<Shop> {
    return this.write(viewer, shop, {
      'settings.payOnSite': true,
      'settings.ownTillConfirmedAt': this.clock.now(),
    });
  }

  private async load({ shopId }: Viewer): Promise<Shop | null> {
    return shopId === null ? null : this.shops.find(shopId);
  }

  private async write(viewer: Viewer, shop: Shop, wanted: ShopSets, version?: number): Promise<Shop> {
    const sets = judgedAnew(shop, changesAmong(shop, wanted));
    // Whoever founds the restaurant has no role yet.
    if (viewer.role !== 'owner' && viewer.role !== null && changesPayKeys(sets)) throw new KeysAreTheOwners();
    if (changesPayKeys(sets)) await this.payKeys.allow(shop, sets);
    const outdated = version !== undefined && version !== shop.version;
    if (!outdated && Object.keys(sets).length === 0) return shop;

    const changed = outdated ? null : await this.shops.change(shop.id, version, sets);
    if (!changed) throw new ChangedMeanwhile({ current: toShopView(await this.get(shop.id)) });
    this.seen.delete(viewer);
    await this.news.changed(viewer, { before: shop, after: changed, sets });
    return changed;
  }
}

const tidied = ({ settings, ...changes }: ShopChanges): ShopChanges => ({
  ...changes,
  settings: settings && {
    ...settings,
    ...(settings.shopEmails && { shopEmails: withoutDuplicates(settings.shopEmails) }),
  },
});
