import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { Live } from '../../../platform/live/live.js';
import { Redis } from '../../../platform/queue/redis.js';
import { RedisLock } from '../../../platform/queue/redis-lock.js';
import type { Broker, Hear, Place } from './broker.js';
import { BrokerDoorman } from './broker-doorman.service.js';
import { BrokerSwitch } from './broker-switch.service.js';
import { clientNameIn } from './client-name.js';
import { EmbeddedBroker } from './embedded-broker.js';
import { OuterBroker } from './outer-broker.js';

const TURN_MS = 5_000;
const LOOK_MS = 30_000;
const LEASE_MS = 15_000;
const LEASE = 'mqtt-broker';

/** Keeps the way to the broker open while there is a printer that needs one, in one worker of all. */
@Injectable()
export class BrokerKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Mqtt');
  private timer?: NodeJS.Timeout;
  private lease: RedisLock | null = null;
  private broker: Broker | null = null;
  private places: Place[] = [];
  private lookedAt = 0;
  private trouble = '';
  private turning: Promise<void> | null = null;

  constructor(
    private readonly doorman: BrokerDoorman,
    private readonly wires: BrokerSwitch,
    private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly env: Env,
    live: Live,
  ) {
    live.on('print.changed', ({ shopId, data }) => {
      const { printerId, state } = data as { printerId?: string; state?: string };
      // A paper under way needs no bell.
      if (printerId && state !== 'printing') void this.ring(shopId, printerId);
    });
  }

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.timer = setInterval(() => void this.turn(), TURN_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.turning;
    await this.stop();
  }

  /** What the timer does. */
  turn(): Promise<void> {
    this.turning ??= this.look()
      .catch((error: Error) => this.noteTrouble(error.message))
      .finally(() => {
        this.turning = null;
      });
    return this.turning;
  }

  /** Null while it is not here, or not needed. */
  get current(): Broker | null {
    return this.broker;
  }

  private async look(): Promise<void> {
    this.places = await this.doorman.places();
    if (this.places.length === 0) return this.stop();
    if (!(await this.isOurs())) return this.stop();
    this.broker ??= await this.start();
    this.trouble = '';
    await this.broker.follow(this.places);
    await this.wires.ringWaiting(this.broker);
    const now = this.clock.now().getTime();
    if (now - this.lookedAt < LOOK_MS) return;
    this.lookedAt = now;
    for (const { printerId, shopId } of this.places)
      await this.wires.lookAfter(printerId, shopId, this.broker);
  }

  /** While Redis is away nobody else can take it either. */
  private async isOurs(): Promise<boolean> {
    if (this.lease) return this.lease.isHeld().catch(() => true);
    this.lease = await RedisLock.take(this.redis, LEASE, LEASE_MS);
    return this.lease !== null;
  }

  private async start(): Promise<Broker> {
    const hear: Hear = async (topic, payload) => {
      if (this.broker) await this.wires.hear(topic, payload, this.broker);
    };
    const { MQTT_URL, MQTT_PORT, HOST, DATA_DIR } = this.env;
    if (MQTT_URL) return OuterBroker.dial({ url: MQTT_URL, clientId: await clientNameIn(DATA_DIR), hear });
    const door = this.doorman.admit.bind(this.doorman);
    const broker = await EmbeddedBroker.listen({ port: MQTT_PORT, host: HOST, door, hear });
    this.log.log(`Printers may connect to port ${broker.port}.`);
    return broker;
  }

  private async stop(): Promise<void> {
    const { broker, lease } = this;
    this.broker = null;
    this.lease = null;
    await broker?.close();
    await lease?.release().catch(() => undefined);
  }

  private async ring(shopId: string, printerId: string): Promise<void> {
    if (!this.broker || !this.places.some((place) => place.printerId === printerId)) return;
    await this.wires.ring(shopId, printerId, this.broker).catch((error: unknown) => this.log.warn(error));
  }

  private noteTrouble(message: string): void {
    if (message !== this.trouble) this.log.error(`No broker for printers: ${message}`);
    this.trouble = message;
  }
}
