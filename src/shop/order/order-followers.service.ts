import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Keep, Queue } from '../../platform/queue/queue.js';
import { RankedList } from '../../shared/ranked-list.js';
import { followAll } from './following/follow-all.js';
import { happenedOf, wasTakenBack } from './happening.rules.js';
import { DOCKET, OUTBOX } from './order.jobs.js';
import { OrderRepository } from './order.repository.js';
import type { Order, OrderFollowing, OrderHappened, OrderMoved } from './order.types.js';

export interface OrderFollower {
  name: string;
  /** What is reserved has 20, the mails have 30 and 40. */
  rank: number;
  /** For the kitchen: in a job of its own that waits for nobody else. */
  paper?: boolean;
  /** Run twice with the same notice it has one effect. */
  follow(order: Order, happened: OrderHappened): Promise<void>;
}

/** Everybody who follows what has been written. Who fails holds up nobody else and is asked again later, alone. */
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
    this.queue.handle(DOCKET, (data) => this.print(data));
    this.queue.handle(OUTBOX, (data, keep) => this.follow(data, keep));
  }

  async follow(data: OrderFollowing | OrderMoved, keep: Keep<OrderFollowing>): Promise<void> {
    const { paper, done = [], ...happened }: OrderFollowing = happenedOf(data);
    const asked = [...this.followers].filter((follower) => !(paper && follower.paper));
    const after = await this.run(asked, happened, done);
    if (after.failures.length === 0) return;
    await keep({ ...happened, paper, done: after.done });
    throw after.failures[0];
  }

  private async print(happened: OrderHappened): Promise<void> {
    const asked = [...this.followers].filter(({ paper }) => paper);
    const { failures } = await this.run(asked, happened);
    if (failures.length > 0) throw failures[0];
  }

  private async run(asked: OrderFollower[], happened: OrderHappened, done: string[] = []) {
    const order = await this.orders.getTogether(happened.shopId, happened.orderId);
    const wanted = wasTakenBack(order, happened) ? [] : asked;
    return followAll(wanted, done, (follower) => follower.follow(order, happened));
  }
}
