import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Request } from '../../platform/http/request.js';
import { type OpenShop, OpenShops } from './open-shops.js';

@Injectable()
class ShopOfSlug implements PipeTransform<string, Promise<OpenShop>> {
  constructor(private readonly shops: OpenShops) {}

  transform(slug: string): Promise<OpenShop> {
    return this.shops.bySlug(slug);
  }
}

const slug = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    (context.switchToHttp().getRequest<Request>().params as { slug: string }).slug,
);

/** The shop named in the address; a name nobody has is answered with 404. */
export const GuestShop =
  (): ParameterDecorator =>
  (target, method, index): void => {
    const route = Object.getOwnPropertyDescriptor(target, method ?? '');
    if (route) ApiParam({ name: 'slug', type: String })(target, method ?? '', route);
    slug(ShopOfSlug)(target, method, index);
  };
