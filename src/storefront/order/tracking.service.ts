import { Injectable, type MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import type { LiveEvent } from '../../platform/live/live.types.js';
import type { Language } from '../../shared/voice.types.js';
import { TourProgress } from '../../shop/driver/tour-progress.service.js';
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
    private readonly tours: TourProgress,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async show(shop: Shop, token: string, lang: Language): Promise<TrackingView> {
    return this.viewOf(shop, await this.orders.byToken(shop.id, token), lang);
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
    return order && this.viewOf(shop, order, lang);
  }

  /** Only says that something changed; the page then asks for the order. */
  async follow(shop: Shop, token: string): Promise<{ orderId: string; events: Observable<MessageEvent> }> {
    const { id } = await this.orders.byToken(shop.id, token);
    const events = await this.live.hints(shop.id, (event) => isAbout(event, id));
    return { orderId: id, events };
  }

  async viewOf(shop: Shop, order: Order, lang: Language): Promise<TrackingView> {
    const stopsBefore = await this.tours.stopsBefore(order);
    return toTrackingView(order, shop, voiceFor(shop, lang), { now: this.clock.now(), stopsBefore });
  }
}

function isAbout({ data }: LiveEvent, orderId: string): boolean {
  const about = data as { id?: string; orderIds?: string[] } | undefined;
  return about?.id === orderId || (about?.orderIds?.includes(orderId) ?? false);
}
