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

/** Asked before anybody follows; 'hold': nobody does, until whoever held it has it passed on again. */
export type FollowGate = (order: Order, happened: OrderHappened) => Promise<'go' | 'hold' | 'nothing'>;

/** Everybody who follows what has been written. Who fails holds up nobody else and is asked again later, alone. */
@Injectable()
export class OrderFollowers implements OnModuleInit {
  private readonly followers = new RankedList<OrderFollower>('follower of orders');
  private readonly gates: FollowGate[] = [];

  constructor(
    private readonly queue: Queue,
    private readonly orders: OrderRepository,
  ) {}

  /** Called in a constructor, so that everybody is there before the first job runs. */
  add(follower: OrderFollower): void {
    this.followers.add(follower);
  }

  addGate(gate: FollowGate): void {
    this.gates.push(gate);
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
    const read = await this.orders.getTogether(happened.shopId, happened.orderId);
    const order = wasTakenBack(read, happened) ? null : await this.opened(read, happened);
    if (!order) return { done, failures: [] };
    return followAll(asked, done, (follower) => follower.follow(order, happened));
  }

  /** The order after everybody had a say; null when it has to wait. */
  private async opened(order: Order, happened: OrderHappened): Promise<Order | null> {
    const said = await Promise.all(this.gates.map((gate) => gate(order, happened)));
    if (said.includes('hold')) return null;
    return said.includes('go') ? this.orders.getTogether(order.shopId, order.id) : order;
  }
}
