import { EventEmitter } from 'node:events';
import { Injectable, Logger, type MessageEvent, type OnModuleInit } from '@nestjs/common';
import { filter, map, Observable } from 'rxjs';
import { atFirstUse } from '../../shared/at-first-use.js';
import { newId } from '../../shared/ids.js';
import { Clock } from '../clock/clock.js';
import { Redis } from '../queue/redis.js';
import { LiveReader } from './live.reader.js';
import { BEGINNING, isComplete, isEventId, KEPT } from './live.rules.js';
import { GAP, type LiveEvent, type LiveEventName } from './live.types.js';

export type { LiveEvent, LiveEventName } from './live.types.js';

const CHANNEL = 'live';
const LOST = 'lost';
const KEPT_SECONDS = 7 * 86_400;
const UNSENT = 1_000;
/** One step, so that events arrive in the order of their ids; behind the id stands who sent it, whose it is and its name. */
const PUBLISH = `
local id = redis.call('xadd', KEYS[1], 'maxlen', '=', ARGV[1], '*', 'event', ARGV[2])
redis.call('expire', KEYS[1], ARGV[3])
redis.call('publish', ARGV[4], id .. '@' .. ARGV[5] .. ' ' .. ARGV[2])
return id`;

type Unsent = Omit<LiveEvent, 'id'>;

/** Most look at whose event it is and at nothing else: what it says is read for who asks. */
type Hint = Pick<LiveEvent, 'shopId' | 'data'>;

/** Tells every web process what happened. Events are hints: the store is the truth, and a lost hint costs a reload. */
@Injectable()
export class Live implements OnModuleInit {
  private readonly log = new Logger('Live');
  private readonly listeners = new EventEmitter().setMaxListeners(0);
  private readonly streams = new EventEmitter().setMaxListeners(0);
  private readonly gaps: (() => void)[] = [];
  private readonly me = newId();
  private unsent: Unsent[] = [];

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const subscriber = await this.redis.subscriber();
    await subscriber.subscribe(this.redis.channel(CHANNEL), (message) => this.hear(message));
    // From here on nobody knows what is missing, so nothing newer may be sent before that was read.
    subscriber.on('reconnecting', () => this.streams.emit(LOST));
    subscriber.on('ready', () => this.comeBack());
    this.redis.client.on('ready', () => void this.sendUnsent());
  }

  /** Never fails and never holds up the caller: what it tells is written already. */
  async publish(shopId: string, name: LiveEventName, data: unknown): Promise<void> {
    const event: Unsent = { at: this.clock.now().toISOString(), shopId, name, data };
    try {
      // Whoever made the change sees it in the next answer; through Redis the news may come later than that.
      await this.send(event);
      this.tell(name, event);
    } catch {
      this.tell(name, event);
      this.unsent = [...this.unsent, event].slice(-UNSENT);
      return;
    }
    if (this.unsent.length > 0) await this.sendUnsent();
  }

  /** Every web process hears every event of every shop, for instance to drop what it has cached. */
  on(name: LiveEventName, listener: (hint: Hint) => void): void {
    this.listeners.on(name, listener);
  }

  /** Called when events may have been missed: everything cached may be old. */
  onGap(listener: () => void): void {
    this.gaps.push(listener);
  }

  /** Goes on after `lastEventId`, or begins now; ends only when the subscriber leaves. */
  stream(shopId: string, lastEventId?: string): Observable<MessageEvent> {
    return new Observable((subscriber) => {
      const reader = new LiveReader(subscriber, isEventId(lastEventId) ? lastEventId : null);
      const hear = (event: LiveEvent) => reader.hear(event);
      const catchUp = () => void this.catchUp(shopId, reader);
      const hold = () => reader.hold();
      const close = () => {
        this.streams.off(shopId, hear).off(LOST, hold).off(GAP, catchUp);
      };
      this.streams.on(shopId, hear).on(LOST, hold).on(GAP, catchUp);
      void this.begin(shopId, reader);
      return close;
    });
  }

  /** Where the events of a shop stand: what is read after this is heard by a stream that goes on from here. */
  async position(shopId: string): Promise<string | null> {
    return await this.latestId(shopId).catch(() => null);
  }

  /**
   * For a page that asks again whenever something changed: all that happens from now on, whenever the stream is opened,
   * and a gap, which may have been about it.
   */
  async hints(shopId: string, isAbout: (event: LiveEvent) => boolean): Promise<Observable<MessageEvent>> {
    const from = await this.position(shopId);
    return this.stream(shopId, from ?? undefined).pipe(
      filter(({ type, data }) => type === GAP || isAbout(data as LiveEvent)),
      map(() => ({ data: { moved: true } })),
    );
  }

  /** Takes everything out of the kept events that speaks of this id; who comes late asks the store instead. */
  async forget(shopId: string, id: string): Promise<void> {
    const key = keyOf(shopId);
    const kept = await this.redis.soon((client) => client.xRange(key, '-', '+'));
    const about = (kept ?? []).filter(({ message }) => String(message.event).includes(`"${id}"`));
    if (about.length === 0) return;
    await this.redis.soon((client) =>
      client.xDel(
        key,
        about.map((event) => event.id),
      ),
    );
  }

  /** How many streams of this process listen to a shop. */
  readers(shopId: string): number {
    return this.streams.listenerCount(shopId);
  }

  /** The restaurants that a stream of this process is open for. */
  listeningShops(): string[] {
    return this.streams.eventNames().filter((name): name is string => name !== LOST && name !== GAP);
  }

  private async send({ shopId, ...event }: Unsent): Promise<void> {
    const text = JSON.stringify({ ...event, shopId });
    const keys = [keyOf(shopId)];
    const head = `${this.me}@${shopId}@${event.name}`;
    const options = {
      keys,
      arguments: [String(KEPT), text, String(KEPT_SECONDS), this.redis.channel(CHANNEL), head],
    };
    await this.redis.soon((client) => client.eval(PUBLISH, options));
  }

  private hear(message: string): void {
    const cut = message.indexOf(' ');
    const [id = '', sender, ...head] = message.slice(0, cut).split('@');
    const event = atFirstUse(() => eventOf(id, message.slice(cut + 1)));
    // Older versions name neither.
    const [shopId = event().shopId, name = event().name] = head;
    if (this.readers(shopId) > 0) this.streams.emit(shopId, event());
    const hint = {
      shopId,
      get data() {
        return event().data;
      },
    };
    if (sender !== this.me) this.tell(name, hint);
  }

  private tell(name: string, hint: Hint): void {
    for (const listener of this.listeners.listeners(name)) {
      try {
        listener(hint);
      } catch (error) {
        this.log.error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  /** The connection was lost: streams read what they missed, caches start over. */
  private comeBack(): void {
    for (const forget of this.gaps) forget();
    this.streams.emit(GAP);
  }

  private async sendUnsent(): Promise<void> {
    const waiting = this.unsent;
    this.unsent = [];
    for (const event of waiting) await this.publish(event.shopId, event.name, event.data);
  }

  private async begin(shopId: string, reader: LiveReader): Promise<void> {
    try {
      reader.lastId ??= await this.latestId(shopId);
    } catch {
      return reader.resume([], { complete: true });
    }
    await this.catchUp(shopId, reader);
  }

  private async catchUp(shopId: string, reader: LiveReader): Promise<void> {
    reader.hold();
    try {
      const after = reader.lastId;
      const lastId = after ?? (await this.latestId(shopId));
      const [oldest, missed] = await this.readAfter(shopId, lastId);
      reader.lastId = lastId;
      reader.resume(missed, { complete: after !== null && isComplete(lastId, oldest, missed.length) });
    } catch {
      // What could not be read may have been something.
      reader.resume([], { complete: false });
    }
  }

  private async latestId(shopId: string): Promise<string> {
    const latest = await this.redis.soon((client) => client.xRevRange(keyOf(shopId), '+', '-', { COUNT: 1 }));
    return latest?.[0]?.id ?? BEGINNING;
  }

  private async readAfter(shopId: string, id: string): Promise<[string | null, LiveEvent[]]> {
    const key = keyOf(shopId);
    const [oldest, missed] = await this.redis.soon((client) =>
      Promise.all([client.xRange(key, '-', '+', { COUNT: 1 }), client.xRange(key, `(${id}`, '+')]),
    );
    const events = (missed ?? []).map(({ id, message }) => eventOf(id, String(message.event)));
    return [oldest?.[0]?.id ?? null, events];
  }
}

const keyOf = (shopId: string): string => `live:${shopId}`;

const eventOf = (id: string, text: string): LiveEvent => ({ id, ...JSON.parse(text) });
