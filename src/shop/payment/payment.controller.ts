import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import type { BoardOrder } from '../order/order.view.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PaymentChecks } from './hook/payment-checks.service.js';
import { CheckKeysDto, PayAtDoorDto, RefundDto, WhichPaidOrderDto } from './payment.dto.js';
import type { OrderMoneyView, PaymentCheckView } from './payment.view.js';
import { DeskPayments } from './refund/desk-payments.service.js';

@ApiTags('payment')
@Controller('api/payment')
export class PaymentController {
  constructor(
    private readonly desk: DeskPayments,
    private readonly checks: PaymentChecks,
  ) {}

  /** What the last check has found; nobody is asked. */
  @Get('check')
  @Roles('owner')
  known(@CurrentShop() shop: Shop): Promise<PaymentCheckView> {
    return this.checks.known(shop);
  }

  /** Asks the services with the stored keys, and has them call us. */
  @Post('check')
  @Roles('owner')
  @HttpCode(200)
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  check(@CurrentShop() shop: Shop, @Body() { service }: CheckKeysDto): Promise<PaymentCheckView> {
    return this.checks.check(shop, service);
  }

  @Get('order')
  @Roles('owner', 'manager')
  order(@CurrentShop() { id }: Shop, @Query() { orderId }: WhichPaidOrderDto): Promise<OrderMoneyView> {
    return this.desk.of(id, orderId);
  }

  @Post('refund')
  @Roles('owner', 'manager')
  @HttpCode(200)
  @RateLimit({ points: 60, seconds: 60, by: 'user' })
  refund(
    @CurrentShop() { id }: Shop,
    @CurrentUser() { userId }: Viewer,
    @Body() body: RefundDto,
  ): Promise<OrderMoneyView> {
    return this.desk.refund(id, userId, body);
  }

  /** After "Zahlung geplatzt": the bank once more. */
  @Post('retry')
  @HttpCode(200)
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  retry(
    @CurrentShop() { id }: Shop,
    @CurrentUser() { name }: Viewer,
    @Body() { orderId }: WhichPaidOrderDto,
  ): Promise<BoardOrder> {
    return this.desk.retry(id, name, orderId);
  }

  /** After "Zahlung geplatzt": the guest pays when it changes hands. */
  @Post('atDoor')
  @HttpCode(200)
  atDoor(
    @CurrentShop() { id }: Shop,
    @CurrentUser() { userId }: Viewer,
    @Body() { orderId, way }: PayAtDoorDto,
  ): Promise<BoardOrder> {
    return this.desk.atDoor(id, userId, orderId, way);
  }
}
