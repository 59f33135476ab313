import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import type { TableCalled } from './tab.types.js';

/** The desk hears of a table, and so does everybody who sits there. */
@Injectable()
export class TabNews {
  constructor(private readonly live: Live) {}

  changed(shopId: string, tabIds: readonly string[]): void {
    void this.live.publish(shopId, 'table.changed', { tabIds });
  }

  called(shopId: string, call: TableCalled): void {
    void this.live.publish(shopId, 'table.called', call);
  }
}
