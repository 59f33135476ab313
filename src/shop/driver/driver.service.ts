import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DriverGone } from './driver.errors.js';
import { DriverRepository } from './driver.repository.js';
import type { DriverName, DriversPage } from './driver.view.js';
import { TourRepository } from './tour.repository.js';
import { driverDaysOf } from './tour.rules.js';

/** Who drives, and what they have driven. */
@Injectable()
export class DriverService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly tours: TourRepository,
    private readonly clock: Clock,
  ) {}

  async page({ id, settings }: Shop, asked: string | undefined): Promise<DriversPage> {
    const now = this.clock.now();
    const today = businessDayOf(settings, now);
    const day = asked ?? today;
    const [drivers, tours] = await Promise.all([this.names(id), this.tours.listOfDay(id, day)]);
    return { drivers, day, today, days: driverDaysOf(tours, now) };
  }

  async names(shopId: string): Promise<DriverName[]> {
    return (await this.drivers.list(shopId)).map(({ id, name }) => ({ id, name }));
  }

  /** The same name once more is the same person. */
  async add(shopId: string, name: string): Promise<DriverName> {
    const known = (await this.drivers.list(shopId)).find((one) => sameName(one.name, name));
    if (known) return { id: known.id, name: known.name };
    const createdAt = this.clock.now();
    const id = newId(createdAt.getTime());
    await this.drivers.add({ id, shopId, name, createdAt, goneAt: null });
    return { id, name };
  }

  async remove(shopId: string, id: string): Promise<void> {
    if (!(await this.drivers.remove(shopId, id, this.clock.now()))) throw new DriverGone();
  }
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
