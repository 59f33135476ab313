import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { PrinterRepository } from './printer.repository.js';
import type { PlacedPrinter } from './printer.types.js';

const MAX_SHOPS = 2_000;

/** The printer that each shop set up first, asked for whenever its settings are read; kept until a printer of it changes. */
@Injectable()
export class FirstPrinters {
  private readonly kept: LiveCache<{ printer: PlacedPrinter | null }>;

  constructor(
    private readonly printers: PrinterRepository,
    private readonly live: Live,
  ) {
    this.kept = new LiveCache(live, ['printer.changed'], { max: MAX_SHOPS });
  }

  async of(shopId: string): Promise<PlacedPrinter | null> {
    const { printer } = await this.kept.of(shopId, async (belongsTo) => {
      belongsTo(shopId);
      return { printer: await this.printers.findFirst(shopId) };
    });
    return printer;
  }

  /** Told by whoever has added, moved or removed a printer of the shop. */
  changed(shopId: string): Promise<void> {
    return this.live.publish(shopId, 'printer.changed', {});
  }
}
