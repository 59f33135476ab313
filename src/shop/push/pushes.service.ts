import { Injectable, Logger } from '@nestjs/common';
import { StandingSessions } from '../../auth/guard/standing-sessions.js';
import { Places } from '../../platform/apart/places.js';
import { Clock } from '../../platform/clock/clock.js';
import { WebPush } from '../../platform/push/web-push.js';
import { Queue } from '../../platform/queue/queue.js';
import { AskedTogether } from '../../shared/asked-together.js';
import { MINUTE_MS } from '../../shared/berlin-time.js';
import { PUSH, type PushJob } from './push.jobs.js';
import { PushRepository } from './push.repository.js';
import type { PushMessage, PushSubscription } from './push.types.js';
import { SealedTargets } from './sealed-targets.js';

/** An order that waited that long has been called for by other means. */
const WORTH_MS = 10 * MINUTE_MS;
/** Of one shop at once, and how long the next one waits. */
const PLACES = 3;
const AGAIN_MS = 1_000;

/** Calls everybody of a restaurant who wants to be called and is still signed in. */
@Injectable()
export class Pushes {
  private readonly log = new Logger('Push');
  private readonly places = new Places(PLACES);
  private readonly asked = new AskedTogether<PushSubscription[]>();

  constructor(
    private readonly all: PushRepository,
    private readonly targets: SealedTargets,
    private readonly sessions: StandingSessions,
    private readonly push: WebPush,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {
    queue.handle(PUSH, (job) => this.sendInPlace(job));
  }

  /** The same message twice is queued once. */
  async sendLater(shopId: string, message: PushMessage): Promise<void> {
    const until = new Date(this.clock.now().getTime() + WORTH_MS).toISOString();
    for (const { id: subscriptionId } of await this.asked.of(shopId, () => this.standing(shopId))) {
      const job = { shopId, subscriptionId, message, until };
      await this.queue.add(PUSH, job, { id: `${message.tag} ${subscriptionId}` });
    }
  }

  /** Push services that answer slowly or never hold up the restaurant whose they are, and no other. */
  private async sendInPlace(job: PushJob): Promise<void> {
    if (await this.places.in(job.shopId, () => this.send(job))) return;
    if (Date.parse(job.until) <= this.clock.now().getTime()) return;
    const turn = (job.turn ?? 0) + 1;
    const id = `${job.message.tag} ${job.subscriptionId} ${turn}`;
    await this.queue.add(PUSH, { ...job, turn }, { id, delayMs: AGAIN_MS });
  }

  async send({ shopId, subscriptionId, message, until }: PushJob): Promise<void> {
    const ttlMs = Date.parse(until) - this.clock.now().getTime();
    const subscription = ttlMs > 0 && (await this.all.find(shopId, subscriptionId));
    if (!subscription) return;
    const text = { payload: JSON.stringify(message), ttlSeconds: Math.ceil(ttlMs / 1_000) };
    const outcome = await this.push.send(this.targets.open(subscription), text);
    if (outcome === 'gone') await this.all.remove(shopId, [subscriptionId]);
    if (outcome === 'refused') this.log.warn(`A push service has refused a message of shop ${shopId}.`);
  }

  /** Who has signed out, or was put out, is called no more. */
  private async standing(shopId: string): Promise<PushSubscription[]> {
    const all = await this.all.list(shopId);
    if (all.length === 0) return [];
    const sessions = await this.sessions.among([...new Set(all.map(({ sessionId }) => sessionId))]);
    const over = all.filter(({ sessionId }) => !sessions.has(sessionId));
    if (over.length > 0)
      await this.all.remove(
        shopId,
        over.map(({ id }) => id),
      );
    return all.filter(({ sessionId }) => sessions.has(sessionId));
  }
}
