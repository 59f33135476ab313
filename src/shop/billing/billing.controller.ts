import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { LEVEL } from '../subscription/plans.js';
import { CancelPlanDto, ChangePlanDto, InvoiceDto, OrderPlanDto, WhichPlanDto } from './billing.dto.js';
import type { ChangePreviewView } from './billing.view.js';
import { FreePlan } from './free-plan.service.js';
import { PlanInvoices } from './invoice/invoices.service.js';
import { PlanChanges } from './plan-changes.service.js';
import { PlanOrders } from './plan-orders.service.js';

const OFTEN = { points: 20, seconds: 60, by: 'user' } as const;

/** The plan is the owner's alone. */
@ApiTags('billing')
@Roles('owner')
@Controller('api/billing')
export class BillingController {
  constructor(
    private readonly orders: PlanOrders,
    private readonly changes: PlanChanges,
    private readonly free: FreePlan,
    private readonly invoices: PlanInvoices,
  ) {}

  /** Binding; answers the page of the payment service. */
  @Post('order')
  @HttpCode(200)
  @AsksPassword()
  @RateLimit(OFTEN)
  async order(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { level, service }: OrderPlanDto,
  ) {
    return { url: await this.orders.begin(viewer, shop, { level, service }) };
  }

  @Post('pay')
  @HttpCode(200)
  @AsksPassword()
  @RateLimit(OFTEN)
  async payOpen(@CurrentShop() shop: Shop) {
    return { url: await this.orders.payOpen(shop) };
  }

  @Post('preview')
  @HttpCode(200)
  @RateLimit(OFTEN)
  async preview(@CurrentShop() shop: Shop, @Body() { level }: WhichPlanDto): Promise<ChangePreviewView> {
    const { dueCents, at } = await this.changes.preview(shop, level);
    return { dueCents, at: at.toISOString() };
  }

  @Post('change')
  @HttpCode(200)
  @AsksPassword()
  @RateLimit(OFTEN)
  async change(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() dto: ChangePlanDto) {
    return { url: await this.changes.change(viewer, shop, dto) };
  }

  @Post('cancel')
  @HttpCode(200)
  @AsksPassword()
  @RateLimit(OFTEN)
  async cancel(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { thenFree }: CancelPlanDto,
  ) {
    const { until, cancelledAt } = await this.changes.cancel(viewer, shop, thenFree ? LEVEL.free : null);
    return { until: until.toISOString(), cancelledAt: cancelledAt?.toISOString() ?? '' };
  }

  @Post('resume')
  @HttpCode(200)
  @AsksPassword()
  @RateLimit(OFTEN)
  resume(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<void> {
    return this.changes.resume(viewer, shop);
  }

  @Post('free')
  @HttpCode(200)
  @AsksPassword()
  @RateLimit(OFTEN)
  takeFree(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<void> {
    return this.free.take(viewer, shop);
  }

  @Get('invoice')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  @ApiProduces('application/pdf')
  async invoice(
    @CurrentShop() { id }: Shop,
    @Query() { number }: InvoiceDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const content = await this.invoices.pdf(id, number);
    await sendFile(reply, { type: 'application/pdf', name: 'Rechnung.pdf', content });
  }
}
