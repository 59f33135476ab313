import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Needs } from '../../plan-gate/needs.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FloorPlans } from './floor-plan.service.js';
import { SavePlanDto, WhichTableDto } from './plan.dto.js';
import type { PlanView } from './plan.view.js';

@ApiTags('table')
@Roles('owner', 'manager')
@Needs('tables')
@Controller('api/tablePlan')
export class PlanController {
  constructor(private readonly plans: FloorPlans) {}

  @Post('save')
  @HttpCode(200)
  save(
    @CurrentUser() { userId }: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { version, ...sketch }: SavePlanDto,
  ): Promise<PlanView> {
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
