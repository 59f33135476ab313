import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Env } from '../../../platform/env/env.js';
import type { MerchantKeys, PaymentService } from '../../../platform/pay/pay.types.js';
import { liveDomainOf } from '../../domain/shop-home.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { accountOf, PayServices } from '../pay-services.js';

const MOST = 5_000;

/**
 * Apple Pay and Google Pay show themselves on hosts alone that the service knows. A restaurant's own domain may come long after
 * its keys, so each process asks once for each; the service answers a second time with what it has.
 */
@Injectable()
export class PayHosts {
  private readonly known = new LRUCache<string, true>({ max: MOST });

  constructor(
    private readonly services: PayServices,
    private readonly env: Env,
  ) {}

  /** Never fails: cards go without. */
  async register(shop: Shop, service: PaymentService, keys: MerchantKeys): Promise<void> {
    await Promise.all(this.hostsOf(shop).map((host) => this.registerOne(host, service, keys)));
  }

  async registerAgain(shop: Shop, service: PaymentService, keys: MerchantKeys): Promise<void> {
    for (const host of this.hostsOf(shop)) this.known.delete(nameOf(host, service, keys));
    await this.register(shop, service, keys);
  }

  private async registerOne(host: string, service: PaymentService, keys: MerchantKeys): Promise<void> {
    const name = nameOf(host, service, keys);
    if (this.known.has(name)) return;
    this.known.set(name, true);
    await this.services
      .of(service)
      .registerDomain(keys, host)
      .catch(() => this.known.delete(name));
  }

  private hostsOf(shop: Shop): string[] {
    const own = liveDomainOf(shop);
    return [new URL(this.env.baseUrl).hostname, ...(own ? [own] : [])];
  }
}

const nameOf = (host: string, service: PaymentService, keys: MerchantKeys): string =>
  `${service} ${accountOf(keys, service)} ${host}`;
