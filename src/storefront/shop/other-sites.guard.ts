import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Reply, Request } from '../../platform/http/request.js';
import { ownOriginsOf } from '../../shop/domain/own-sites.rules.js';
import { OpenShops } from './open-shops.js';

/**
 * A shop exported to its own web space calls us from another origin. Only pages of the restaurant itself may read the
 * answer; the calls carry no cookie and no token, and are answered like those of the hosted shop.
 */
@Injectable()
export class OtherSites implements CanActivate {
  constructor(private readonly shops: OpenShops) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { headers, params } = http.getRequest<Request>();
    const reply = http.getResponse<Reply>().header('vary', 'origin');
    const { origin } = headers;
    if (!origin || !(await this.owns((params as { slug: string }).slug, origin))) return true;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type, idempotency-key')
      .header('access-control-expose-headers', 'retry-after')
      .header('access-control-max-age', '600')
      .header('cross-origin-resource-policy', 'cross-origin');
    return true;
  }

  private async owns(slug: string, origin: string): Promise<boolean> {
    const shop = await this.shops.bySlug(slug).catch(() => null);
    return shop !== null && ownOriginsOf(shop).has(origin);
  }
}
