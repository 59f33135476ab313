import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { MostSent } from '../../../platform/http/server/most-sent.decorator.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Needs } from '../../plan-gate/needs.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { RemovedTables } from '../serve/removed-tables.service.js';
import { FloorPlans } from './floor-plan.service.js';
import { SavePlanDto, WhichTableDto } from './plan.dto.js';
import { TOO_MANY_TABLES } from './plan.types.js';
import type { PlanView } from './plan.view.js';

@ApiTags('table')
@Roles('owner', 'manager')
@Needs('tables')
@Controller('api/tablePlan')
export class PlanController {
  constructor(
    private readonly plans: FloorPlans,
    private readonly removed: RemovedTables,
  ) {}

  @Post('save')
  @MostSent(TOO_MANY_TABLES)
  @HttpCode(200)
  async save(
    @CurrentUser() { userId }: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { version, ...sketch }: SavePlanDto,
  ): Promise<PlanView> {
    await this.removed.makeSureFree(shop.id, sketch.tables);
    return this.plans.save(shop, userId, version, sketch);
  }

  @Post('renewCode')
  @HttpCode(200)
  renewCode(
    @CurrentUser() { userId }: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: WhichTableDto,
  ): Promise<PlanView> {
    return this.plans.renewCode(shop, userId, id);
  }
}
