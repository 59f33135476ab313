import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { MenuNews } from '../menu/menu-news.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NotInBin } from './bin.errors.js';
import { BinRepository } from './bin.repository.js';
import { inRestoreOrder, openNeedsOf, restoredText } from './bin.rules.js';
import type { BinEntry, BinKind, RestoreWish } from './bin.types.js';
import { BinKeepers } from './bin-keepers.js';

const AT_ONCE = 100;
const SUBJECTS = {
  dish: 'product',
  category: 'category',
  ingredient: 'ingredient',
  ingredientGroup: 'ingredientCategory',
  picture: 'media',
  post: 'post',
} as const satisfies Record<BinKind, string>;

/** Puts back what was deleted, or deletes it for good. */
@Injectable()
export class BinDesk {
  private readonly log = new Logger('Bin');

  constructor(
    private readonly entries: BinRepository,
    private readonly keepers: BinKeepers,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  /** With all that it needs and that lies in the bin too. Answers with the sentence for whoever asked. */
  async restore(viewer: Viewer, shop: Shop, ids: string[], wish: RestoreWish): Promise<string> {
    const wanted = await this.entries.find(shop.id, ids);
    if (wanted.length === 0) throw new NotInBin();
    const along = await this.neededBy(shop.id, wanted);
    const all = [...wanted, ...along];
    const coming = new Set(all.map(({ id }) => id));
    const kinds = inRestoreOrder(all);
    const asked = new Set(idsOf(wanted));
    for (const [kind, those] of kinds) await this.keepers.of(kind).check(shop, those, coming, wish);
    for (const [kind, those] of kinds) {
      await this.keepers.of(kind).restore(shop, those, { ...wish, asked });
      await this.entries.remove(shop.id, idsOf(those));
      await this.note(viewer, shop.id, kind, 'restored', those);
    }
    return restoredText(wanted, along);
  }

  async purge(viewer: Viewer, shopId: string, ids: string[]): Promise<number> {
    const entries = await this.entries.find(shopId, ids);
    if (entries.length === 0) throw new NotInBin();
    await this.forget(shopId, entries);
    for (const [kind, those] of inRestoreOrder(entries))
      await this.note(viewer, shopId, kind, 'purged', those);
    return entries.length;
  }

  /** Every night: what has lain here for 30 days. A shop whose disk refuses keeps no other waiting. */
  async sweep(): Promise<void> {
    const failed = new Set<string>();
    for (;;) {
      const over = await this.entries.listOver(this.clock.now(), AT_ONCE, [...failed]);
      if (over.length === 0) return;
      for (const shopId of new Set(over.map((entry) => entry.shopId))) {
        const those = over.filter((entry) => entry.shopId === shopId);
        await this.forget(shopId, those).catch((error: Error) => {
          failed.add(shopId);
          this.log.error(`bin of shop ${shopId}: ${error.message}`);
        });
      }
    }
  }

  private async forget(shopId: string, entries: BinEntry[]): Promise<void> {
    for (const [kind, those] of inRestoreOrder(entries)) await this.keepers.of(kind).purge?.(shopId, those);
    await this.entries.lose(shopId, idsOf(entries));
    await this.entries.remove(shopId, idsOf(entries));
  }

  private async neededBy(shopId: string, wanted: readonly BinEntry[]): Promise<BinEntry[]> {
    const asked = new Set(idsOf(wanted));
    const along: BinEntry[] = [];
    for (let open = openNeedsOf(wanted, asked); open.length > 0; ) {
      for (const id of open) asked.add(id);
      const found = await this.entries.find(shopId, open);
      along.push(...found);
      open = openNeedsOf(found, asked);
    }
    return along;
  }

  private note(viewer: Viewer, shopId: string, kind: BinKind, action: string, entries: BinEntry[]) {
    const after = entries.map(({ id, name }) => ({ id, name }));
    return this.news.changed(viewer, shopId, { subject: SUBJECTS[kind], action, after });
  }
}

const idsOf = (entries: readonly BinEntry[]): string[] => entries.map(({ id }) => id);
