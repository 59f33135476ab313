import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { BinRepository } from './bin.repository.js';
import { untilOf } from './bin.rules.js';
import type { BinEntry, BinItem } from './bin.types.js';

/** What was deleted, for 30 days. Whoever deletes puts it in here first and takes it out of its own collection then. */
@Injectable()
export class Bin {
  constructor(
    private readonly entries: BinRepository,
    private readonly clock: Clock,
  ) {}

  put({ userId }: Pick<Viewer, 'userId'>, shopId: string, items: readonly BinItem[]): Promise<void> {
    const deletedAt = this.clock.now();
    const about = { shopId, deletedAt, deletedBy: userId, until: untilOf(deletedAt) };
    return this.entries.put(
      shopId,
      items.map((item) => ({ ...item, ...about })),
    );
  }

  /** It has not been deleted after all, or is back. */
  drop(shopId: string, ids: readonly string[]): Promise<void> {
    return this.entries.remove(shopId, ids);
  }

  existing(shopId: string, ids: readonly string[]): Promise<Set<string>> {
    return this.entries.existing(shopId, ids);
  }

  findPicture(shopId: string, hash: string): Promise<BinEntry | null> {
    return this.entries.findByHash(shopId, hash);
  }
}
