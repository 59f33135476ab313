import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Needs } from '../plan-gate/needs.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DomainDto, ServedDto } from './domain.dto.js';
import { DomainService } from './domain.service.js';
import type { DomainView } from './domain.view.js';
import { GuestDomains } from './guest-domains.js';

@ApiTags('domain')
@Roles('owner', 'manager')
@Controller('api/domain')
export class DomainController {
  constructor(
    private readonly domains: DomainService,
    private readonly guests: GuestDomains,
  ) {}

  @Post('choose')
  @AsksPassword()
  @HttpCode(200)
  @Needs('ownDomain')
  choose(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { name }: DomainDto,
  ): Promise<DomainView> {
    return this.domains.choose(viewer, shop, name);
  }

  @Post('check')
  @HttpCode(200)
  @Needs('ownDomain')
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  check(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<DomainView> {
    return this.domains.check(viewer, shop);
  }

  /** In every plan: nobody has to stay because of a name. */
  @Post('remove')
  @AsksPassword()
  @HttpCode(200)
  remove(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<DomainView> {
    return this.domains.remove(viewer, shop);
  }

  /** For a proxy that fetches certificates on demand: 200 for a name that leads to a shop here, 404 for any other. */
  @Get('served')
  @Public()
  served(@Query() { domain }: ServedDto): { domain: string } {
    return this.guests.served(domain);
  }
}
