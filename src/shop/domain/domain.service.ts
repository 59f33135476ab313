import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { InvalidInput } from '../../platform/http/validation.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newToken } from '../../shared/ids.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { allows } from '../subscription/plans.js';
import { Dns } from './dns.js';
import { DomainTaken, NoDomain } from './domain.errors.js';
import { domainIn, isOurs, proofIn, recordsFor, wayOf } from './domain.rules.js';
import { DOMAIN_LEVEL } from './domain.types.js';
import type { DomainFindings, DomainView } from './domain.view.js';
import { liveDomainOf } from './shop-home.rules.js';

@Injectable()
export class DomainService {
  constructor(
    private readonly shops: ShopService,
    private readonly dns: Dns,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** A name that is typed again keeps its proof, a new one begins anew. */
  async choose(viewer: Viewer, shop: Shop, typed: string): Promise<DomainView> {
    const name = domainIn(typed);
    if (name === null) throw new InvalidInput({ name: 'Bitte eine Domain wie bestellen.bella.de eingeben.' });
    if (isOurs(name, this.ourHost)) throw new InvalidInput({ name: 'Diese Domain gehört zu Tresen.' });
    if (shop.domain?.name === name) return this.view(shop);
    const taken = await this.shops.findByDomain(name);
    if (taken && taken.id !== shop.id) throw new DomainTaken();
    return this.view(await this.write(viewer, shop, { name, token: newToken(12), verifiedAt: null }));
  }

  /** Looks into the DNS. Once the proof was there the name is the restaurant's, and guests are served under it. */
  async check(viewer: Viewer, shop: Shop): Promise<DomainView> {
    const { domain } = shop;
    if (!domain) throw new NoDomain();
    const [findings, ours] = await Promise.all([this.dns.findings(domain.name), this.ourAddresses()]);
    const seen = { proof: proofIn(findings, domain.token), way: wayOf(findings, this.ourHost, ours) };
    if (seen.proof !== 'there' || domain.verifiedAt) return this.view(shop, seen);
    return this.view(await this.write(viewer, shop, { ...domain, verifiedAt: this.clock.now() }), seen);
  }

  async remove(viewer: Viewer, shop: Shop): Promise<DomainView> {
    return this.view(shop.domain ? await this.write(viewer, shop, null) : shop);
  }

  async view({ domain, subscription }: Shop, seen: DomainFindings | null = null): Promise<DomainView> {
    const live = liveDomainOf({ domain, subscription }) !== null;
    return {
      allowed: allows(subscription, DOMAIN_LEVEL),
      needs: DOMAIN_LEVEL,
      name: domain?.name ?? null,
      live,
      records: domain && !live ? recordsFor(domain, this.ourHost, await this.ourAddresses()) : [],
      seen,
    };
  }

  private async write(viewer: Viewer, shop: Shop, domain: Shop['domain']): Promise<Shop> {
    const named = await this.shops.nameBy(viewer, shop, domain);
    if (!named) throw new DomainTaken();
    return named;
  }

  private get ourHost(): string {
    return new URL(this.env.baseUrl).hostname;
  }

  private ourAddresses(): Promise<string[]> {
    return this.dns.addresses(this.ourHost);
  }
}
