import type { IncomingMessage } from 'node:http';
import { routedUrl } from '../pages/client-navigation.js';
import { type GuestHost, hostOf, isGuestHostPath, pageOfShop, pathOfGuest } from './guest-hosts.rules.js';

const NOWHERE = '/s/-';

/**
 * The domains of shops that lead here. The router asks before a route is chosen, so a request to a shop's own domain
 * never reaches the back office.
 */
export class GuestHosts {
  private readonly byHost = new Map<string, GuestHost>();
  private readonly byShop = new Map<string, GuestHost[]>();
  /** The domain a shop is served under, by its slug. */
  private readonly bySlug = new Map<string, string>();
  private readonly asked = new WeakMap<IncomingMessage, GuestHost>();

  constructor(private readonly behindProxy = false) {}

  /** All names of one shop, in place of those it had. */
  set(shopId: string, hosts: GuestHost[]): void {
    for (const { host, slug } of this.byShop.get(shopId) ?? []) {
      this.byHost.delete(host);
      this.bySlug.delete(slug);
    }
    this.byShop.delete(shopId);
    if (hosts.length > 0) this.byShop.set(shopId, hosts);
    for (const host of hosts) {
      this.byHost.set(host.host, host);
      if (host.awayTo === null) this.bySlug.set(host.slug, host.host);
    }
  }

  keepOnly(shopIds: ReadonlySet<string>): void {
    for (const shopId of [...this.byShop.keys()]) if (!shopIds.has(shopId)) this.set(shopId, []);
  }

  /** The request comes to the domain of a shop, or asks for a page of a shop that has one. */
  concern(request: IncomingMessage): boolean {
    if (this.byHost.size === 0) return false;
    const host = hostOf(request.headers, this.behindProxy);
    return this.byHost.has(host) || this.canonicalOf(request.url ?? '/') !== null;
  }

  /** The address that is routed. */
  route(request: IncomingMessage): string {
    const host = this.byHost.get(hostOf(request.headers, this.behindProxy));
    const url = request.url ?? '/';
    if (!host) return isGuestHostPath(url) ? NOWHERE : routedUrl(request);
    this.asked.set(request, host);
    return pathOfGuest(url, host);
  }

  knows(host: string): boolean {
    return this.byHost.has(host.toLowerCase());
  }

  /** The shop whose own domain was asked; null under ours. */
  of(request: IncomingMessage): GuestHost | null {
    return this.asked.get(request) ?? null;
  }

  /** Where search engines should look for a page of a shop that has a name of its own. */
  canonicalOf(url: string): { host: string; path: string } | null {
    const page = this.bySlug.size > 0 ? pageOfShop(url) : null;
    const host = page && this.bySlug.get(page.slug);
    return page && host ? { host, path: page.path } : null;
  }
}
