import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { TabRepository } from './tab.repository.js';
import type { Tab } from './tab.types.js';
import { TabNews } from './tab-news.js';

/** What whoever serves does with the party at a table. */
@Injectable()
export class TabMoves {
  constructor(
    private readonly tabs: TabRepository,
    private readonly news: TabNews,
    private readonly clock: Clock,
  ) {}

  seat(shopId: string, tabId: string, by: string): Promise<void> {
    return this.tabs.seat(shopId, tabId, this.clock.now(), by);
  }

  /** Somebody goes there now; the guests see it. */
  async answer(shopId: string, parts: readonly Tab[], name: string): Promise<void> {
    const answer = { answeredAt: this.clock.now(), answeredBy: name };
    for (const { id, calls } of parts) {
      const answered = calls.map((call) => (call.answeredAt === null ? { ...call, ...answer } : call));
      await this.tabs.setCalls(shopId, id, calls, answered);
    }
  }

  /** false when somebody sits there already. */
  move(shopId: string, tabId: string, tableId: string): Promise<boolean> {
    return this.tabs.move(shopId, tabId, tableId);
  }

  /** false when the party is gone. */
  merge(shopId: string, tabId: string, into: string): Promise<boolean> {
    return this.tabs.merge(shopId, tabId, into);
  }

  tell(shopId: string, tabIds: readonly string[]): void {
    this.news.changed(shopId, tabIds);
  }
}
