import { Injectable, type OnModuleInit } from '@nestjs/common';
import { withDeadline } from '../../platform/dial/deadline.js';
import { type Keep, Queue } from '../../platform/queue/queue.js';
import { RankedList } from '../../shared/ranked-list.js';
import { type Followed, followAll } from './following/follow-all.js';
import { type Failures, followTogether, roundsOf, type Together } from './following/follow-together.js';
import { Patience } from './following/patience.js';
import { happenedOf, wasTakenBack } from './happening.rules.js';
import { AGAIN_MS, againJobsOf, DOCKET, OUTBOX } from './order.jobs.js';
import { OrderRepository } from './order.repository.js';
import type { Order, OrderFollowing, OrderHappened, OrderMoved } from './order.types.js';

/** What happened, and the order as it was read after that. */
export interface Noticed {
  order: Order;
  happened: OrderHappened;
}

export interface OrderFollower {
  name: string;
  /** What is reserved has 20, the mails have 30 and 40. */
  rank: number;
  /** For the kitchen: in the queue it has a job of its own that waits for nobody else. */
  paper?: boolean;
  /** Waits for somebody outside, so that the order goes through the queue alone and no other waits as well. */
  waits?(order: Order, happened: OrderHappened): boolean;
  /** Run twice with the same notice it has one effect. */
  follow(order: Order, happened: OrderHappened): Promise<void>;
  /** The same for many orders in few writes; answers for which of them it failed. */
  followMany?(many: readonly Noticed[]): Promise<Failures<Noticed>>;
}

/** Asked before anybody follows what it waits for; 'hold': nobody does, until whoever held it has it passed on again. */
export interface FollowGate {
  waits(order: Order, happened: OrderHappened): boolean;
  ask(order: Order, happened: OrderHappened): Promise<'go' | 'hold' | 'nothing'>;
}

/** A job that hangs keeps one of few places in its queue. Payment services and printers give up sooner. */
const JOB_MS = 120_000;

/** Everybody who follows what has been written. Who fails holds up nobody else and is asked again later, alone. */
@Injectable()
export class OrderFollowers implements OnModuleInit {
  private readonly followers = new RankedList<OrderFollower>('follower of orders');
  private readonly gates: FollowGate[] = [];
  private readonly patience = new Patience();

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

  /** Whether somebody who waits for others has to do with it. */
  waitsFor({ order, happened }: Noticed): boolean {
    return [...this.gates, ...this.followers].some(({ waits }) => waits?.(order, happened));
  }

  /**
   * Many orders at once, none of which waits for anybody. Answers those that everybody has followed, and those the queue
   * asks again about; what is missing has to come again.
   */
  async followTogether<T extends Noticed>(all: readonly T[]): Promise<T[]> {
    const passed: T[] = [];
    for (const round of roundsOf(all, ({ order }) => order.id)) {
      const open = round.filter(({ order, happened }) => !wasTakenBack(order, happened));
      const outcomes = await followTogether<Noticed>([...this.followers].map(together), open, this.patience);
      const isPassed = await Promise.all(round.map((one) => this.isPassed(one, outcomes.get(one))));
      passed.push(...round.filter((_, index) => isPassed[index]));
    }
    return passed;
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
    return followAll(asked, done, (follower) => withDeadline(JOB_MS, () => follower.follow(order, happened)));
  }

  private async isPassed({ happened }: Noticed, followed?: Followed): Promise<boolean> {
    if (!followed || followed.failures.length === 0) return true;
    const { done } = followed;
    const missing = [...this.followers].filter(({ name }) => !done.includes(name));
    const jobs = againJobsOf(happened, {
      done,
      paper: missing.some(({ paper }) => paper),
      rest: missing.some(({ paper }) => !paper),
    });
    const adding = jobs.map(({ job, id, data }) => this.queue.add(job, data, { id, delayMs: AGAIN_MS }));
    return Promise.all(adding).then(
      () => true,
      () => false,
    );
  }

  /** The order after everybody had a say; null when it has to wait. */
  private async opened(order: Order, happened: OrderHappened): Promise<Order | null> {
    const said = await Promise.all(this.gates.map((gate) => gate.ask(order, happened)));
    if (said.includes('hold')) return null;
    return said.includes('go') ? this.orders.getTogether(order.shopId, order.id) : order;
  }
}

const together = (follower: OrderFollower): Together<Noticed> => ({
  name: follower.name,
  follow: ({ order, happened }) => follower.follow(order, happened),
  ...(follower.followMany && { followMany: follower.followMany }),
});
