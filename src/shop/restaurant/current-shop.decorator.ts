import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { PageRedirect } from '../../platform/http/redirect.js';
import type { Request } from '../../platform/http/request.js';
import { isApiRoute } from '../../platform/http/route.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { NoShop } from './shop.errors.js';
import { ShopService } from './shop.service.js';
import type { Shop } from './shop.types.js';

interface Asking {
  viewer: Viewer | null;
  isCall: boolean;
}

@Injectable()
export class ShopOfViewer implements PipeTransform<Asking, Promise<Shop>> {
  constructor(private readonly shops: ShopService) {}

  async transform({ viewer, isCall }: Asking): Promise<Shop> {
    const shop = viewer && (await this.shops.find(viewer));
    if (shop) return shop;
    throw isCall ? new NoShop() : new PageRedirect('/app/setup');
  }
}

const asking = createParamDecorator((_: unknown, context: ExecutionContext): Asking => {
  const request = context.switchToHttp().getRequest<Request>();
  return { viewer: request.user ?? null, isCall: isApiRoute(request) };
});

@Injectable()
export class ShopOfAnybody implements PipeTransform<Asking, Promise<Shop | null>> {
  constructor(private readonly shops: ShopService) {}

  async transform({ viewer }: Asking): Promise<Shop | null> {
    return viewer && (await this.shops.find(viewer));
  }
}

/** On a public page: the shop of whoever is signed in; null for everybody else. */
export const ShopIfAny = () => asking(ShopOfAnybody);

/** The shop of the signed-in person. Without one a call is refused and a page leads to the setup. */
export const CurrentShop = () => asking(ShopOfViewer);
