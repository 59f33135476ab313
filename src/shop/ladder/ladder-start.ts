import { Injectable } from '@nestjs/common';
import { Schedules } from '../../platform/queue/schedule.js';
import { OrderFollowers } from '../order/order-followers.service.js';
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
        if (happened.kind === 'moved' && happened.to === 'placed' && order.state === 'placed')
          await ladder.look(order);
      },
    });
  }
}
