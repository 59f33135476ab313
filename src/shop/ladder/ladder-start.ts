import { Injectable } from '@nestjs/common';
import { Schedules } from '../../platform/queue/schedule.js';
import { isPlaced } from '../order/happening.rules.js';
import { type Noticed, OrderFollowers } from '../order/order-followers.service.js';
import { LadderService } from './ladder.service.js';

const EVERY_MS = 5_000;

/** The first look follows the order itself, because where nobody hears it ring nobody waits for the bell. */
@Injectable()
export class LadderStart {
  constructor(ladder: LadderService, followers: OrderFollowers, schedules: Schedules) {
    schedules.every('ladder', EVERY_MS, () => ladder.run());
    followers.add({
      name: 'ladder',
      rank: 25,
      follow: async (order, happened) => {
        if (isWaiting({ order, happened })) await ladder.look(order);
      },
      followMany: async (many) => {
        const waiting = new Map(many.filter(isWaiting).map((one) => [one.order, one]));
        const failures = await ladder.lookTogether([...waiting.keys()]);
        return new Map([...failures].map(([order, why]) => [waiting.get(order)!, why]));
      },
    });
  }
}

const isWaiting = ({ order, happened }: Noticed): boolean => isPlaced(happened) && order.state === 'placed';
