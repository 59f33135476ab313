import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { Queue } from '../../platform/queue/queue.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import { has } from '../../shop/subscription/plans.js';
import { AUTO_BUILD } from './build.jobs.js';
import { BuildService } from './build.service.js';
import { BY_ITSELF } from './build.types.js';

/** Whoever edits the menu saves many times: all of it goes out together. */
const GATHER_MS = 2 * 60_000;
const SOON_MS = 2_000;

/** Publishes again after changes, where the operator wants that. */
@Injectable()
export class AutoBuild implements OnModuleInit {
  private readonly log = new Logger('Export');
  private readonly noticed = new Set<string>();

  constructor(
    private readonly shops: ShopService,
    private readonly builds: BuildService,
    private readonly queue: Queue,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.queue.handle(AUTO_BUILD, ({ shopId }) => this.build(shopId));
    // Whoever saves a change notices it too, so that it waits in the queue while no worker lives.
    this.live.on('menu.changed', ({ shopId }) => this.notice(shopId));
    this.live.on('shop.changed', ({ shopId }) => this.notice(shopId));
  }

  /** One that runs may have read the menu before the change, so this one waits for its end. */
  async build(shopId: string): Promise<void> {
    if (!(await this.isWanted(shopId))) return;
    const { isNew } = await this.builds.buildLater(shopId, BY_ITSELF);
    if (!isNew) this.notice(shopId);
  }

  /** Many changes in a row are one. */
  private notice(shopId: string): void {
    if (this.noticed.has(shopId)) return;
    this.noticed.add(shopId);
    const later = async () => {
      this.noticed.delete(shopId);
      if (await this.isWanted(shopId))
        await this.queue.add(AUTO_BUILD, { shopId }, { id: `auto-${shopId}`, delayMs: GATHER_MS });
    };
    setTimeout(() => void later().catch((error: Error) => this.log.error(error.message)), SOON_MS).unref();
  }

  /** A site nobody has published by hand does not appear by itself, and one that was put back stays until somebody publishes. */
  private async isWanted(shopId: string): Promise<boolean> {
    const { ftp, subscription } = await this.shops.get(shopId);
    if (ftp.auto !== true || !has(subscription, 'siteExport')) return false;
    const online = (await this.builds.history(shopId)).find(({ state }) => state === 'published');
    return online !== undefined && !online.restores;
  }
}
