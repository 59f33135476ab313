import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PageRedirect } from '../../platform/http/redirect.js';
import type { Request } from '../../platform/http/request.js';
import { isApiRoute } from '../../platform/http/route.js';
import { NoRestaurant, NotForStaff } from './printer.errors.js';

/** Printers belong to a shop, and more than its id they need not know. */
export const ShopId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<Request>();
  const shopId = request.user?.shopId;
  if (shopId) return shopId;
  throw isApiRoute(request) ? new NoRestaurant() : new PageRedirect('/app/setup');
});

/** The same for those who set printers up; who works at the counter only uses them. */
export const ManagedShopId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user?.shopId) throw new NoRestaurant();
  if (user.role !== 'owner' && user.role !== 'manager') throw new NotForStaff();
  return user.shopId;
});
