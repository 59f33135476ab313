import { Injectable } from '@nestjs/common';
import { OrderFollowers } from '../order/order-followers.service.js';
import { TillNotices } from './till-notices.service.js';
import { TillOrders } from './till-orders.service.js';

@Injectable()
export class TillFollower {
  constructor(followers: OrderFollowers, notices: TillNotices, orders: TillOrders) {
    followers.add({
      name: 'till',
      rank: 50,
      follow: (order, happened) => notices.follow(order, happened, () => orders.one(order)),
    });
  }
}
