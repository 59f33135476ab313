import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Queue } from '../../platform/queue/queue.js';
import { MenuIsFull } from '../dish/dish.errors.js';
import { MenuService } from '../menu/menu.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { IMPORT } from './import.jobs.js';
import { ImportRepository } from './import.repository.js';
import type { MenuImport } from './import.types.js';
import { type ImportPage, type ImportView, isRunning, toImportView } from './import.view.js';
import { ImportNotFound, ImportRunning } from './menu-file.errors.js';

const PATIENCE_MS = 30_000;

/** From the check to the job. Saved first, queued second; the sweep queues what was missed. */
@Injectable()
export class MenuImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly menus: MenuService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async start(shop: Shop, id: string, removeMissing: boolean): Promise<ImportView> {
    const checked = await this.get(shop.id, id);
    await this.makeSureThereIsRoom(shop, checked, removeMissing);
    const begun = await this.imports.begin(shop.id, id, removeMissing);
    if (begun === 'busy') throw new ImportRunning();
    if (begun) await this.enqueue(checked);
    return toImportView(await this.get(shop.id, id));
  }

  /** The job undoes what it has already written. */
  async cancel(shopId: string, id: string): Promise<ImportView> {
    if (isRunning((await this.get(shopId, id)).state))
      await this.imports.change(shopId, id, { cancelled: true });
    return toImportView(await this.get(shopId, id));
  }

  async status(shopId: string, id: string): Promise<ImportView> {
    return toImportView(await this.get(shopId, id));
  }

  async page({ id, subscription }: Shop): Promise<ImportPage> {
    const [{ products }, latest] = await Promise.all([this.menus.counts(id), this.imports.findLatest(id)]);
    return {
      products,
      limit: limitsOf(subscription).products,
      planName: planNameOf(subscription),
      running: latest && isRunning(latest.state) ? toImportView(latest) : null,
    };
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const lost of await this.imports.listUnfinished(before, 50)) await this.enqueue(lost);
  }

  private enqueue({ shopId, id }: MenuImport): Promise<void> {
    return this.queue.add(IMPORT, { shopId, importId: id }, { id });
  }

  private async get(shopId: string, id: string): Promise<MenuImport> {
    const found = await this.imports.find(shopId, id);
    if (!found) throw new ImportNotFound();
    return found;
  }

  /** Checked again, because dishes may have been added by hand since. */
  private async makeSureThereIsRoom(
    { id, subscription }: Shop,
    { review }: MenuImport,
    removeMissing: boolean,
  ): Promise<void> {
    const limit = limitsOf(subscription).products;
    if (limit === null || review.added === 0) return;
    const { products } = await this.menus.counts(id);
    const removed = removeMissing ? review.missingCount - review.needed.length : 0;
    if (products + review.added - removed > limit) throw new MenuIsFull(planNameOf(subscription), limit);
  }
}
