import { Body, Get, Ip, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Reply } from '../../platform/http/request.js';
import { LiveStreams } from '../../platform/live/live.streams.js';
import type { Language } from '../../shared/voice.types.js';
import type { GuestDataView } from '../../shop/order/contact/order-export.view.js';
import { GuestPayments } from '../../shop/payment/begin/guest-payments.service.js';
import type { PayAnswer } from '../../shop/payment/payment.view.js';
import type { ReceiptAnswer } from '../../shop/receipt/receipt.view.js';
import { GuestAction, GuestCalls } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { Lang } from '../words/lang.decorator.js';
import { PayDto } from './pay.dto.js';
import { PlacedOrderService } from './placed-order.service.js';
import type { TrackingView } from './quote.view.js';
import { ReceiptDto } from './receipt-request.dto.js';
import { TrackingService } from './tracking.service.js';

/** Everything a guest may do with the token of one order. */
@GuestCalls('api/storefront/:slug/order/:token')
export class GuestOrderController {
  constructor(
    private readonly tracking: TrackingService,
    private readonly orders: PlacedOrderService,
    private readonly streams: LiveStreams,
    private readonly payments: GuestPayments,
  ) {}

  @Get()
  show(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
  ): Promise<TrackingView> {
    return this.tracking.show(shop, token, lang);
  }

  /** Looked up before the stream begins: a token that nobody has is a plain 404. */
  @Get('live')
  @ApiProduces('text/event-stream')
  async live(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Ip() address: string,
    @Res() reply: Reply,
  ): Promise<void> {
    const { orderId, events } = await this.tracking.follow(shop, token);
    await this.streams.start({ owner: `order ${orderId}`, address, isGuest: true }, reply, events);
  }

  @GuestAction('cancel')
  cancel(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
  ): Promise<TrackingView> {
    return this.orders.cancel(shop, token, lang);
  }

  /** Once more, or in another way, as long as the order waits for it. */
  @GuestAction('pay')
  pay(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Body() { payment }: PayDto,
  ): Promise<PayAnswer> {
    return this.payments.pay(shop, token, payment);
  }

  /** The guest is back from the bank or PayPal: the service is asked at once. */
  @GuestAction('paid')
  async paid(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
  ): Promise<TrackingView> {
    const failure = await this.payments.returned(shop, token);
    return this.tracking.answer(shop, token, lang, failure);
  }

  @GuestAction('receipt')
  receipt(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Body() body: ReceiptDto,
  ): Promise<ReceiptAnswer> {
    return this.orders.receipt(shop, token, body);
  }

  @GuestAction('export')
  export(@GuestShop() shop: OpenShop, @Param('token') token: string): Promise<GuestDataView> {
    return this.orders.data(shop, token);
  }

  @GuestAction('erase')
  erase(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Lang() lang: Language,
  ): Promise<TrackingView> {
    return this.orders.erase(shop, token, lang);
  }
}
