import { Injectable, type MessageEvent } from '@nestjs/common';
import { filter, map, type Observable } from 'rxjs';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import type { LiveEvent } from '../../platform/live/live.types.js';
import type { Language } from '../../shared/voice.types.js';
import type { Order } from '../../shop/order/order.types.js';
import { OrdersByToken } from '../../shop/order/orders-by-token.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { voiceFor } from '../words/voice.rules.js';
import type { TrackingView } from './quote.view.js';
import { toTrackingView } from './tracking.rules.js';

/** Shows one order to whoever has its token, and follows its changes. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly orders: OrdersByToken,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async show(shop: Shop, token: string, lang: Language): Promise<TrackingView> {
    return this.viewOf(await this.orders.byToken(shop.id, token), shop, lang);
  }

  /** For a guest who waits for an answer: with the reason why the last try came to nothing. */
  async answer(shop: Shop, token: string, lang: Language, failure: string | null): Promise<TrackingView> {
    const view = await this.show(shop, token, lang);
    view.money.failure = failure;
    return view;
  }

  /** null when no order of this shop has the token, for instance because a link was cut off. */
  async find(shop: Shop, token: string, lang: Language): Promise<TrackingView | null> {
    const order = await this.orders.findByToken(shop.id, token);
    return order && this.viewOf(order, shop, lang);
  }

  viewOf(order: Order, shop: Shop, lang: Language): TrackingView {
    return toTrackingView(order, shop, voiceFor(shop, lang), this.clock.now());
  }

  /** Only says that something changed; the page then asks for the order. */
  async follow(shop: Shop, token: string): Promise<{ orderId: string; events: Observable<MessageEvent> }> {
    const { id } = await this.orders.byToken(shop.id, token);
    const events = this.live.stream(shop.id).pipe(
      filter(({ data }) => isAbout(data, id)),
      map(() => ({ data: { moved: true } })),
    );
    return { orderId: id, events };
  }
}

function isAbout(data: MessageEvent['data'], orderId: string): boolean {
  const event = (typeof data === 'string' ? JSON.parse(data) : data) as LiveEvent | undefined;
  return (event?.data as { id?: string } | undefined)?.id === orderId;
}
