import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { Redis } from '../../platform/queue/redis.js';
import { RedisLock } from '../../platform/queue/redis-lock.js';
import { FoundingService } from '../restaurant/founding.service.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { toShopView } from '../restaurant/shop.view.js';
import { TemplateService } from '../templates/template.service.js';
import type { TemplateKey } from '../templates/template.types.js';
import { MenuBegun, SetupRunning } from './setup.errors.js';
import type { SetupPage } from './setup.view.js';

const LEASE_MS = 10_000;

@Injectable()
export class SetupService {
  constructor(
    private readonly shops: ShopService,
    private readonly founding: FoundingService,
    private readonly templates: TemplateService,
    private readonly redis: Redis,
  ) {}

  async page(viewer: Viewer): Promise<SetupPage> {
    const shop = await this.shops.find(viewer);
    return {
      shop: shop && toShopView(shop),
      templates: this.templates.list(),
      menuBegun: shop !== null && (await this.menuBegun(shop)),
    };
  }

  /** The last step: the menu starts from a template, or empty, and the restaurant is set up. */
  async startMenu(viewer: Viewer, { id }: Shop, template: TemplateKey): Promise<Shop> {
    const lock = await RedisLock.take(this.redis, `setup:${id}`, LEASE_MS);
    if (!lock) throw new SetupRunning();
    try {
      const shop = await this.shops.get(id);
      if (await this.menuBegun(shop)) throw new MenuBegun();
      await this.templates.start(id, template);
      return await this.founding.finish(viewer, shop);
    } finally {
      await lock.release();
    }
  }

  /** Broken off before it is set up a template may be chosen again; afterwards people have worked on the menu. */
  private async menuBegun({ id, setupStep }: Shop): Promise<boolean> {
    return setupStep === 'done' && (await this.templates.hasMenu(id));
  }
}
