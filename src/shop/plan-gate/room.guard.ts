import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from '../../platform/http/request.js';
import { ShopService } from '../restaurant/shop.service.js';
import { PlanRoom } from './plan-room.service.js';

/** Calls of folders that know no shop, by their matched route. */
const ROOM = { '/api/printer/add': 'printers', '/api/member/invite': 'people' } as const;

/** Whoever adds something that a plan counts needs room for it. Nothing that is there already is touched. */
@Injectable()
export class RoomGuard implements CanActivate {
  constructor(
    private readonly room: PlanRoom,
    private readonly shops: ShopService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, method, routeOptions } = context.switchToHttp().getRequest<Request>();
    const what = method === 'POST' && ROOM[routeOptions.url as keyof typeof ROOM];
    const shop = what && user ? await this.shops.find(user) : null;
    if (what && shop) await this.room.makeSure(shop, what);
    return true;
  }
}
