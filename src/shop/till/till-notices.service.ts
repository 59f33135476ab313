import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Places } from '../../platform/apart/places.js';
import { Cipher } from '../../platform/cipher/cipher.js';
import { Clock } from '../../platform/clock/clock.js';
import { post } from '../../platform/dial/post.js';
import { Env } from '../../platform/env/env.js';
import { Queue } from '../../platform/queue/queue.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { newId } from '../../shared/ids.js';
import { moveTo } from '../order/happening.rules.js';
import type { Order, OrderHappened } from '../order/order.types.js';
import { WEBHOOK } from './till.jobs.js';
import type { TillEvent, TillNotice, TillTry, TillWebhook } from './till.types.js';
import { type TillOrder, tillEventOf } from './till-body.rules.js';
import { TillConnectionRepository } from './till-connection.repository.js';
import { failureText } from './till-failure.rules.js';
import { TillNoticeRepository } from './till-notice.repository.js';
import { placeOfSecret } from './till-place.rules.js';
import { afterTry, KEEP_TRYING_MS } from './till-retry.rules.js';
import { signatureOf } from './till-signature.js';

const EVERY_MS = 5_000;
/** Of one shop. */
const AT_ONCE = 4;
const PLACES = 2;
const LEASE_MS = 60_000;

/** Notes what a till should know, and tells it until it has taken it or three days are over. */
@Injectable()
export class TillNotices implements OnModuleInit {
  private readonly log = new Logger('Till');
  private readonly places = new Places(PLACES);

  constructor(
    private readonly notices: TillNoticeRepository,
    private readonly connections: TillConnectionRepository,
    private readonly queue: Queue,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
    private readonly env: Env,
    schedules: Schedules,
  ) {
    schedules.every('till-webhooks', EVERY_MS, () => this.sendDue());
  }

  onModuleInit(): void {
    this.queue.handle(WEBHOOK, ({ shopId, id }) => this.tellInPlace(shopId, id));
  }

  /** The same thing twice has one effect. Nothing is noted for a shop without a till. */
  async follow(order: Order, happened: OrderHappened, told: () => Promise<TillOrder>): Promise<void> {
    const event = tillEventOf(happened, order);
    // What was never paid has never reached the restaurant.
    if (!event || moveTo(order.events, 'placed') === null) return;
    const { webhook, keys } = await this.connections.find(order.shopId);
    if (!webhook && keys.length === 0) return;
    await this.note(order.shopId, webhook, {
      event,
      key: happened.id,
      title: `Nr. ${order.number}`,
      data: { order: await told() },
    });
  }

  async ping(shopId: string, webhook: TillWebhook): Promise<void> {
    await this.note(shopId, webhook, { event: 'ping', key: `ping/${newId()}`, title: 'Probe', data: {} });
  }

  /** Once more from the beginning, under the same id. */
  async replay({ shopId, id }: TillNotice): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + KEEP_TRYING_MS);
    await this.notices.change(shopId, id, { state: 'waiting', attempts: 0, nextAt: now, until });
    await this.wake(shopId, id);
  }

  async sendDue(): Promise<void> {
    const now = this.clock.now();
    for (const shopId of await this.notices.listShopsDue(now))
      for (const id of await this.notices.listDue(shopId, now, AT_ONCE)) await this.wake(shopId, id);
  }

  /** A till that answers slowly or never holds up its own restaurant alone. What finds no place is found again. */
  private async tellInPlace(shopId: string, id: string): Promise<void> {
    if (!(await this.places.in(shopId, () => this.tell(shopId, id)))) return;
    for (const next of await this.notices.listDue(shopId, this.clock.now(), 1)) await this.wake(shopId, next);
  }

  async tell(shopId: string, id: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.notices.take(shopId, id, { now, until: new Date(now.getTime() + LEASE_MS) }))) return;
    const [notice, { webhook }] = await Promise.all([
      this.notices.find(shopId, id),
      this.connections.find(shopId),
    ]);
    if (!notice) return;
    if (!webhook?.active) return this.notices.change(shopId, id, { state: 'kept' });
    const made = await this.try(notice, webhook, now);
    await this.notices.change(shopId, id, afterTry(notice, made));
  }

  private async try(
    { id, shopId, event, body }: TillNotice,
    webhook: TillWebhook,
    at: Date,
  ): Promise<TillTry> {
    try {
      const secret = this.cipher.open(webhook.secret, placeOfSecret(shopId));
      const { status, text } = await post(webhook.url, {
        body,
        allowPrivate: this.env.ALLOW_PRIVATE_TARGETS,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Tresen',
          'x-tresen-event': event,
          'x-tresen-delivery': id,
          'x-tresen-signature': signatureOf(secret, body, at),
        },
      });
      return { at, status, text: text.slice(0, 200) };
    } catch (error) {
      return { at, status: 0, text: failureText(error) };
    }
  }

  private async note(
    shopId: string,
    webhook: TillWebhook | null,
    { event, key, title, data }: { event: TillEvent; key: string; title: string; data: object },
  ): Promise<void> {
    const now = this.clock.now();
    const id = newId(now.getTime());
    const notice: TillNotice = {
      id,
      shopId,
      key,
      event,
      title,
      body: JSON.stringify({ id, event, at: now.toISOString(), ...data }),
      state: webhook?.active ? 'waiting' : 'kept',
      attempts: 0,
      tries: [],
      createdAt: now,
      nextAt: now,
      until: new Date(now.getTime() + KEEP_TRYING_MS),
    };
    if ((await this.notices.add(notice)) && notice.state === 'waiting') await this.wake(shopId, id);
  }

  /** The write counts; the sweep makes up for a lost wake-up. */
  private async wake(shopId: string, id: string): Promise<void> {
    await this.queue.add(WEBHOOK, { shopId, id }).catch((error: unknown) => {
      this.log.warn(`Told later: ${error instanceof Error ? error.message : error}`);
    });
  }
}
