import { Body, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { PayAnswer } from '../../shop/payment/payment.view.js';
import { PayDto } from '../order/pay.dto.js';
import { GuestAction, GuestCalls } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import type { PayRoundView } from './table.view.js';
import { TablePayments } from './table-payments.service.js';

/** A whole room shares one address. */
const PER_MINUTE = 120;

/** One round of the table, for whoever there pays it online. */
@GuestCalls('api/storefront/:slug/table/:code/:guest/round/:order')
export class TablePaymentsController {
  constructor(private readonly payments: TablePayments) {}

  @Get()
  @ApiParam({ name: 'code', type: String })
  show(
    @GuestShop() shop: OpenShop,
    @Param('guest') guest: string,
    @Param('order') orderId: string,
  ): Promise<PayRoundView> {
    return this.payments.show(shop, { guest, orderId });
  }

  /** The same tap twice goes on with the same payment. */
  @GuestAction('pay', 200, PER_MINUTE)
  @ApiParam({ name: 'code', type: String })
  pay(
    @GuestShop() shop: OpenShop,
    @Param('guest') guest: string,
    @Param('order') orderId: string,
    @Body() { payment }: PayDto,
  ): Promise<PayAnswer> {
    return this.payments.pay(shop, { guest, orderId }, payment);
  }

  /** The guest is back from the bank or PayPal: the service is asked at once. */
  @GuestAction('paid', 200, PER_MINUTE)
  @ApiParam({ name: 'code', type: String })
  paid(
    @GuestShop() shop: OpenShop,
    @Param('guest') guest: string,
    @Param('order') orderId: string,
  ): Promise<PayRoundView> {
    return this.payments.returned(shop, { guest, orderId });
  }

  /** They have changed their mind: others at the table may pay it. */
  @GuestAction('release', 200, PER_MINUTE)
  @ApiParam({ name: 'code', type: String })
  release(
    @GuestShop() shop: OpenShop,
    @Param('guest') guest: string,
    @Param('order') orderId: string,
  ): Promise<PayRoundView> {
    return this.payments.release(shop, { guest, orderId });
  }
}
