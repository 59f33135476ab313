import { Injectable } from '@nestjs/common';
import { hashOfLink } from '../../auth/mail/links.js';
import { Clock } from '../../platform/clock/clock.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { Order } from '../order/order.types.js';
import { OrderMoves } from '../order/order-moves.service.js';
import { ShopService } from '../restaurant/shop.service.js';
import { driveViewOf } from './drive.rules.js';
import { LinkDead, NotOnThisTour, StillInKitchen } from './driver.errors.js';
import type { Tour } from './driver.types.js';
import type { DriveView } from './driver.view.js';
import { TourRepository } from './tour.repository.js';
import { isDriven, isInKitchen, stopsAfter } from './tour.rules.js';
import { TourNews } from './tour-news.js';

const LONGEST_TOKEN = 100;

interface Arrival {
  orderId: string;
  to: 'delivered' | 'notMet';
  ageChecked?: boolean;
}

/** What whoever holds the link of a tour may do. */
@Injectable()
export class DriveService {
  constructor(
    private readonly tours: TourRepository,
    private readonly orders: OrderHistory,
    private readonly moves: OrderMoves,
    private readonly shops: ShopService,
    private readonly news: TourNews,
    private readonly clock: Clock,
  ) {}

  /** null where the link opens nothing, for whatever reason. */
  async find(token: string): Promise<DriveView | null> {
    const tour = await this.tourOf(token);
    return tour && this.viewOf(tour);
  }

  /** Tapped twice, or on two phones, it is done once. */
  async arrive(token: string, { orderId, to, ageChecked = false }: Arrival): Promise<DriveView> {
    const tour = await this.tourOf(token);
    if (!tour) throw new LinkDead();
    const stop = tour.stops.find((one) => one.orderId === orderId);
    if (!stop) throw new NotOnThisTour();
    if (stop.state !== 'open') return this.viewOf(tour);

    const order = await this.orders.get(tour.shopId, orderId);
    if (isInKitchen(order)) throw new StillInKitchen(order.number);
    if (to === 'delivered') await this.handOver(tour, order, ageChecked);
    return this.viewOf(await this.closeStop(tour, order, to));
  }

  private async handOver(
    { shopId, driverName }: Tour,
    { id, state }: Order,
    ageChecked: boolean,
  ): Promise<void> {
    if (state === 'completed') return;
    await this.moves.move(shopId, id, { to: 'completed', by: 'driver', note: driverName, ageChecked });
  }

  /** Somebody else may have closed another stop meanwhile. */
  private async closeStop(tour: Tour, order: Order, to: Arrival['to']): Promise<Tour> {
    const { id, shopId, version } = tour;
    const now = this.clock.now();
    const stops = stopsAfter(tour, order, to, now);
    if (!stops) return tour;
    const endedAt = tour.endedAt ?? (isDriven(stops) ? now : null);
    if (await this.tours.save(shopId, id, version, { stops, endedAt })) {
      this.news.changed(tour);
      return { ...tour, stops, endedAt };
    }
    const fresh = await this.tours.find(shopId, id);
    if (!fresh) throw new LinkDead();
    return this.closeStop(fresh, order, to);
  }

  private tourOf(token: string): Promise<Tour | null> {
    if (token === '' || token.length > LONGEST_TOKEN) return Promise.resolve(null);
    return this.tours.findByLink(hashOfLink(token), this.clock.now());
  }

  private async viewOf(tour: Tour): Promise<DriveView> {
    const { name } = await this.shops.get(tour.shopId);
    const orders = await Promise.all(tour.stops.map(({ orderId }) => this.orders.get(tour.shopId, orderId)));
    return driveViewOf(tour, orders, name);
  }
}
