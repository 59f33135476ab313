import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Queue } from '../../platform/queue/queue.js';
import { RankedList } from '../../shared/ranked-list.js';
import { happenedOf, wasTakenBack } from './happening.rules.js';
import { OUTBOX } from './order.jobs.js';
import { OrderRepository } from './order.repository.js';
import type { Order, OrderHappened, OrderMoved } from './order.types.js';

export interface OrderFollower {
  name: string;
  /** The paper has 10, what is reserved 20, the mails have 30 and 40. */
  rank: number;
  /** Run twice with the same notice it has one effect. */
  follow(order: Order, happened: OrderHappened): Promise<void>;
}

/** Everybody who follows what has been written, one after the other. When one fails, all of them run again later. */
@Injectable()
export class OrderFollowers implements OnModuleInit {
  private readonly followers = new RankedList<OrderFollower>('follower of orders');

  constructor(
    private readonly queue: Queue,
    private readonly orders: OrderRepository,
  ) {}

  /** Called in a constructor, so that everybody is there before the first job runs. */
  add(follower: OrderFollower): void {
    this.followers.add(follower);
  }

  onModuleInit(): void {
    this.queue.handle(OUTBOX, (data) => this.follow(data));
  }

  async follow(data: OrderHappened | OrderMoved): Promise<void> {
    const happened = happenedOf(data);
    const order = await this.orders.get(happened.shopId, happened.orderId);
    if (wasTakenBack(order, happened)) return;
    for (const follower of this.followers) await follower.follow(order, happened);
  }
}
