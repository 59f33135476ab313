import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from '../../platform/http/request.js';
import { ShopService } from '../restaurant/shop.service.js';
import { FEATURES, type Feature, has } from '../subscription/plans.js';
import { PlanNeeded } from '../subscription/subscription.errors.js';

export const NEEDS = 'needs';

@Injectable()
export class NeedsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly shops: ShopService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const feature = this.reflector.getAllAndOverride<Feature>(NEEDS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { user } = context.switchToHttp().getRequest<Request>();
    const shop = user ? await this.shops.find(user) : null;
    if (!has(shop?.subscription, feature)) throw new PlanNeeded(FEATURES[feature]);
    return true;
  }
}
