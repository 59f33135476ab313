import { Injectable } from '@nestjs/common';
import type { Shop } from '../restaurant/shop.types.js';
import type { BinEntry, BinKind, RestoreWish, Restoring } from './bin.types.js';

/** Knows how one kind comes back, and what is left to do when it goes for good. */
export interface BinKeeper {
  kind: BinKind;
  /** Refuses what cannot come back, before anything is changed. `coming` are the ids of all that come back with it. */
  check(shop: Shop, entries: BinEntry[], coming: ReadonlySet<string>, wish: RestoreWish): Promise<void>;
  /** Repeatable: what is there already stays as it is. */
  restore(shop: Shop, entries: BinEntry[], wish: Restoring): Promise<void>;
  purge?(shopId: string, entries: BinEntry[]): Promise<void>;
}

/** Whoever deletes something of a kind registers here. */
@Injectable()
export class BinKeepers {
  private readonly keepers = new Map<BinKind, BinKeeper>();

  add(keeper: BinKeeper): void {
    if (this.keepers.has(keeper.kind)) throw new Error(`The bin has two keepers of "${keeper.kind}".`);
    this.keepers.set(keeper.kind, keeper);
  }

  of(kind: BinKind): BinKeeper {
    const keeper = this.keepers.get(kind);
    if (!keeper) throw new Error(`The bin has no keeper of "${kind}".`);
    return keeper;
  }
}
