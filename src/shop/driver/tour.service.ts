import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { hashOfLink } from '../../auth/mail/links.js';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { addDays } from '../../shared/berlin-time.js';
import { newId, newToken } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { Order } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CannotSend, DriverGone } from './driver.errors.js';
import { DriverRepository } from './driver.repository.js';
import type { Driver, Tour } from './driver.types.js';
import type { RoadView, TourLinkView } from './driver.view.js';
import { TourRepository } from './tour.repository.js';
import { driverOf, endOf, sendRefusalOf, stopOf } from './tour.rules.js';
import { TourDeparture } from './tour-departure.service.js';
import { TourEnd } from './tour-end.service.js';
import { TourNews } from './tour-news.js';

const SOMEBODY = 'jemand anderes';

/** What the desk does with tours. */
@Injectable()
export class TourService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly tours: TourRepository,
    private readonly orders: OrderHistory,
    private readonly departure: TourDeparture,
    private readonly ending: TourEnd,
    private readonly news: TourNews,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async road(shop: Shop): Promise<RoadView> {
    const now = this.clock.now();
    const [drivers, tours] = await Promise.all([
      this.drivers.list(shop.id),
      this.tours.listForBoard(shop.id, this.daysOf(shop, now), now),
    ]);
    return {
      drivers: drivers.map(({ id, name }) => ({ id, name })),
      stops: tours.flatMap(({ driverName: driver, stops }) =>
        stops.map(({ orderId, state }) => ({ orderId, driver, state })),
      ),
    };
  }

  /** First the tour, then the orders: whoever drives sees them all, even when the desk loses its connection here. */
  async send(
    shop: Shop,
    { userId }: Viewer,
    { driverId, orderIds }: { driverId: string; orderIds: readonly string[] },
  ): Promise<TourLinkView> {
    const driver = await this.drivers.find(shop.id, driverId);
    if (!driver) throw new DriverGone();
    const orders = await Promise.all(orderIds.map((id) => this.orders.get(shop.id, id)));
    await this.refuseTaken(shop, orders);

    const token = newToken();
    const tour = this.tourOf(shop, driver, { orders, token });
    if (!(await this.tours.add(tour))) {
      await this.refuseTaken(shop, orders);
      throw new CannotSend('taken', tour.stops[0]!.number, SOMEBODY);
    }
    const awaited = await this.departure.leave(tour, userId);
    this.news.changed(tour);
    return this.linkOf(tour, token, awaited);
  }

  /** For a lost phone or a closed window: the link of before dies. */
  async renewLink(shopId: string, id: string): Promise<TourLinkView> {
    const tour = await this.getAlive(shopId, id);
    const token = newToken();
    const saved = await this.tours.save(shopId, id, tour.version, { linkHash: hashOfLink(token) });
    if (!saved) return this.renewLink(shopId, id);
    return this.linkOf(tour, token, await this.departure.awaited(tour));
  }

  async end(shopId: string, { userId }: Viewer, id: string): Promise<void> {
    await this.ending.close(await this.getAlive(shopId, id), userId);
  }

  private async getAlive(shopId: string, id: string): Promise<Tour> {
    const tour = await this.tours.find(shopId, id);
    if (!tour || tour.endedAt || tour.endsAt <= this.clock.now()) throw new DriverGone();
    return tour;
  }

  private async refuseTaken(shop: Shop, orders: readonly Order[]): Promise<void> {
    const alive = await this.alive(shop);
    for (const order of orders) {
      const why = sendRefusalOf(order, alive);
      if (why) throw new CannotSend(why, order.number, driverOf(order.id, alive) ?? SOMEBODY);
    }
  }

  private alive(shop: Shop): Promise<Tour[]> {
    const now = this.clock.now();
    return this.tours.listAlive(shop.id, this.daysOf(shop, now), now);
  }

  /** A tour of the night before may still be driven. */
  private daysOf({ settings }: Shop, now: Date): string[] {
    const today = businessDayOf(settings, now);
    return [today, addDays(today, -1)];
  }

  private tourOf(
    { id: shopId, settings }: Shop,
    driver: Driver,
    { orders, token }: { orders: readonly Order[]; token: string },
  ): Tour {
    const startedAt = this.clock.now();
    return {
      id: newId(startedAt.getTime()),
      shopId,
      version: 1,
      driverId: driver.id,
      driverName: driver.name,
      businessDay: businessDayOf(settings, startedAt),
      linkHash: hashOfLink(token),
      startedAt,
      endsAt: endOf(startedAt),
      endedAt: null,
      stops: orders.map(stopOf),
    };
  }

  private async linkOf({ id, driverName }: Tour, token: string, awaited: number[]): Promise<TourLinkView> {
    const url = `${this.env.baseUrl}/fahrt?token=${token}`;
    const qr = await QRCode.toString(url, { type: 'svg', margin: 1 });
    return { tourId: id, driver: driverName, url, qr, awaited };
  }
}
