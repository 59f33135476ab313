import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DriverGone, TooManyDrivers } from './driver.errors.js';
import { DriverRepository } from './driver.repository.js';
import type { DriverName, DriversPage } from './driver.view.js';
import { TourRepository } from './tour.repository.js';
import { driverDaysOf } from './tour.rules.js';

const MOST = 100;

/** Who drives, and what they have driven. */
@Injectable()
export class DriverService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly tours: TourRepository,
    private readonly clock: Clock,
  ) {}

  async page({ id, settings }: Shop, asked = ''): Promise<DriversPage> {
    const now = this.clock.now();
    const today = businessDayOf(settings, now);
    const day = asked || today;
    const [drivers, tours] = await Promise.all([this.names(id), this.tours.listOfDay(id, day)]);
    return { drivers, day, today, days: driverDaysOf(tours, now) };
  }

  async names(shopId: string): Promise<DriverName[]> {
    return (await this.drivers.list(shopId)).map(({ id, name }) => ({ id, name }));
  }

  /** The same name once more is the same person. */
  async add(shopId: string, name: string): Promise<DriverName> {
    const all = await this.names(shopId);
    const known = named(all, name);
    if (known) return known;
    if (all.length >= MOST) throw new TooManyDrivers(MOST);
    const createdAt = this.clock.now();
    const id = newId(createdAt.getTime());
    if (await this.drivers.add({ id, shopId, name, createdAt, goneAt: null })) return { id, name };
    return named(await this.names(shopId), name) ?? this.add(shopId, name);
  }

  async remove(shopId: string, id: string): Promise<void> {
    if (!(await this.drivers.remove(shopId, id, this.clock.now()))) throw new DriverGone();
  }
}

const named = (all: readonly DriverName[], name: string): DriverName | undefined =>
  all.find((one) => one.name.toLowerCase() === name.toLowerCase());
