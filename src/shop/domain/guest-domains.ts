import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { GuestHosts } from '../../platform/http/guest-hosts.js';
import type { GuestHost } from '../../platform/http/guest-hosts.rules.js';
import { Live } from '../../platform/live/live.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DomainUnknown } from './domain.errors.js';
import { twinOf } from './domain.rules.js';
import { homeOf, liveDomainOf } from './shop-home.rules.js';

/** Tells the router of this process which names lead to which shop. */
@Injectable()
export class GuestDomains implements OnModuleInit {
  private readonly log = new Logger('Domains');

  constructor(
    private readonly shops: ShopService,
    private readonly hosts: GuestHosts,
    private readonly env: Env,
    private readonly live: Live,
  ) {}

  async onModuleInit(): Promise<void> {
    this.live.on('shop.changed', ({ shopId }) => this.soon(() => this.reload(shopId)));
    this.live.onGap(() => this.soon(() => this.reloadAll()));
    await this.reloadAll();
  }

  served(domain: string): { domain: string } {
    if (!this.hosts.knows(domain)) throw new DomainUnknown();
    return { domain };
  }

  private async reloadAll(): Promise<void> {
    const shops = await this.shops.listWithDomain();
    this.hosts.keepOnly(new Set(shops.map(({ id }) => id)));
    for (const shop of shops) this.hosts.set(shop.id, this.hostsOf(shop));
  }

  private async reload(shopId: string): Promise<void> {
    this.hosts.set(shopId, this.hostsOf(await this.shops.get(shopId)));
  }

  /** A smaller plan keeps the name, but its guests are sent to our address. */
  private hostsOf(shop: Shop): GuestHost[] {
    const { slug, domain } = shop;
    if (!domain?.verifiedAt) return [];
    const home = homeOf(shop, this.env);
    return [
      { host: domain.name, slug, awayTo: liveDomainOf(shop) === null ? home : null },
      { host: twinOf(domain.name), slug, awayTo: home },
    ];
  }

  /** The old list stays until the store answers again. */
  private soon(work: () => Promise<void>): void {
    work().catch((error) => this.log.error(error));
  }
}
