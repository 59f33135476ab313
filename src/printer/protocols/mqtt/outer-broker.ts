import { Logger } from '@nestjs/common';
import type { MqttClient } from 'mqtt';
import { withDeadline } from '../../../platform/dial/deadline.js';
import { type Broker, type Hear, NotSent, type Place } from './broker.js';
import { writtenBy } from './topic.rules.js';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const SEND_MS = 10_000;

interface Dialling {
  url: string;
  /** Names our session; the same after a restart, so that words that came meanwhile are heard. */
  clientId: string;
  hear: Hear;
}

/** A broker somebody else runs, at MQTT_URL. Who may read and write which topic is decided there. */
export class OuterBroker implements Broker {
  private readonly log = new Logger('Mqtt');
  private followed: string[] = [];
  private away = false;

  private constructor(private readonly client: MqttClient) {
    client.on('close', () => this.noteAway());
    client.on('connect', () => this.noteBack());
    client.on('error', (error) => this.log.warn(`MQTT_URL: ${error.message}`));
  }

  /** Does not wait for it: a broker that is away is called until it answers. */
  static async dial({ url, clientId, hear }: Dialling): Promise<OuterBroker> {
    const { connect } = await import('mqtt');
    const client = connect(url, {
      clientId,
      clean: false,
      protocolVersion: 4,
      keepalive: 30,
      connectTimeout: SEND_MS,
      reconnectPeriod: FIRST_PAUSE_MS,
      resubscribe: true,
    });
    const broker = new OuterBroker(client);
    // The broker is told that we have it only when it is written.
    client.handleMessage = (packet, done) => {
      const { topic, payload, retain } = packet as { topic: string; payload: Buffer; retain: boolean };
      // Kept by the broker from who knows when: that a printer was well once says nothing about now.
      if (retain) return done();
      hear(topic, Buffer.from(payload))
        .catch((error: Error) => broker.log.error(error))
        .finally(() => done());
    };
    return broker;
  }

  get isConnected(): boolean {
    return this.client.connected;
  }

  async send(_printerId: string, topic: string, payload: string): Promise<void> {
    if (!this.client.connected) throw new NotSent('Der Broker ist nicht erreichbar');
    const sent = this.client.publishAsync(topic, payload, { qos: 1, retain: false });
    const id = this.client.getLastMessageId();
    // Not waited for: the acknowledgement comes in behind the word that is being heard right now. One that never comes must
    // not lead to an old paper after the next connect.
    void withDeadline(SEND_MS, () => sent).catch(() => this.client.removeOutgoingMessage(id));
  }

  async follow(places: readonly Place[]): Promise<void> {
    if (!this.client.connected) return;
    const wanted = places.flatMap(writtenBy);
    const fresh = wanted.filter((topic) => !this.followed.includes(topic));
    const gone = this.followed.filter((topic) => !wanted.includes(topic));
    if (fresh.length > 0) {
      const granted = await withDeadline(SEND_MS, () => this.client.subscribeAsync(fresh, { qos: 1 }));
      const refused = granted.filter(({ qos }) => qos > 2).map(({ topic }) => topic);
      if (refused.length > 0) this.log.warn(`MQTT_URL lets us not read ${refused.join(', ')}`);
    }
    if (gone.length > 0) await withDeadline(SEND_MS, () => this.client.unsubscribeAsync(gone));
    this.followed = wanted;
  }

  async close(): Promise<void> {
    await this.client.endAsync(true);
  }

  private noteAway(): void {
    if (!this.away) this.log.warn('The broker at MQTT_URL is away.');
    this.away = true;
    const { options } = this.client;
    options.reconnectPeriod = Math.min((options.reconnectPeriod ?? FIRST_PAUSE_MS) * 2, LONGEST_PAUSE_MS);
  }

  private noteBack(): void {
    if (this.away) this.log.warn('The broker at MQTT_URL is back.');
    this.away = false;
    this.client.options.reconnectPeriod = FIRST_PAUSE_MS;
    // A broker that has lost its memory has lost our subscriptions, too.
    this.followed = [];
  }
}
