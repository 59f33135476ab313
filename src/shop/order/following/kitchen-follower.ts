import { Injectable } from '@nestjs/common';
import { KitchenService } from '../kitchen.service.js';
import { OrderFollowers } from '../order-followers.service.js';

@Injectable()
export class KitchenFollower {
  constructor(followers: OrderFollowers, kitchen: KitchenService) {
    followers.add({
      name: 'kitchen',
      rank: 10,
      paper: true,
      follow: (order, happened) => kitchen.follow(order, happened),
    });
    followers.add({
      name: 'paper',
      rank: 15,
      follow: (order, happened) => kitchen.followBeside(order, happened),
    });
  }
}
