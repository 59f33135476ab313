import { createServer, type Server, type Socket } from 'node:net';
import type { Aedes, AedesOptions, Client, ConnectPacket } from 'aedes';
import { type Broker, type Doorman, type Hear, NotSent, type Place } from './broker.js';
import { DEVICE_LIMITS, type GateLimits, PacketGate } from './packet-gate.js';
import { mayPublish, maySubscribe } from './topic.rules.js';

const CONNECT_MS = 10_000;
const IDLE_PROBE_MS = 60_000;
const NOBODY = 'nobody';
/** Return codes of MQTT 3.1.1. */
const UNAVAILABLE = 3;
const WRONG_PASSWORD = 4;

interface Listening {
  port: number;
  host: string;
  door: Doorman;
  hear: Hear;
  limits?: Partial<GateLimits & { connections: number; perAddress: number }>;
}

/**
 * A broker for the printers of this installation and nobody else. It keeps nothing: no session outlives its connection and
 * no message is retained, because what waits stands in the store.
 */
export class EmbeddedBroker implements Broker {
  private readonly places = new WeakMap<Client, Place>();
  private readonly sockets = new Map<Socket, string>();

  private constructor(
    private readonly aedes: Aedes,
    private readonly server: Server,
  ) {}

  static async listen({ port, host, door, hear, limits }: Listening): Promise<EmbeddedBroker> {
    const { Aedes } = await import('aedes');
    const server = createServer();
    const aedes = await Aedes.createBroker({
      connectTimeout: CONNECT_MS,
      maxTopicLevels: 10,
      queueLimit: 100,
    });
    const broker = new EmbeddedBroker(aedes, server);
    Object.assign(aedes, broker.rules(door, hear));
    const { connections = 2_000, perAddress = 200, ...gate } = limits ?? {};
    server.maxConnections = connections;
    server.on('connection', (socket) => broker.admit(socket, perAddress, { ...DEVICE_LIMITS, ...gate }));
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
    } catch (error) {
      await broker.close();
      throw error;
    }
    server.on('error', () => undefined);
    return broker;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  async send(printerId: string, topic: string, payload: string): Promise<void> {
    if (!this.clientOf(printerId)?.connected) throw new NotSent('Der Drucker ist nicht verbunden');
    await new Promise<void>((resolve, reject) => {
      const packet = { cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false } as const;
      this.aedes.publish(packet, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Who was removed, moved or given a new address is shown out. */
  async follow(places: readonly Place[]): Promise<void> {
    for (const client of this.clients()) {
      const place = this.places.get(client);
      const isSame = ({ printerId, kind, topic, secretHash }: Place) =>
        place?.printerId === printerId &&
        place.kind === kind &&
        place.topic === topic &&
        place.secretHash === secretHash;
      if (place && !places.some(isSame)) client.close();
    }
  }

  async close(): Promise<void> {
    for (const socket of this.sockets.keys()) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    await new Promise<void>((resolve) => this.aedes.close(() => resolve()));
  }

  /** A session belongs to the printer that signed in, whatever name it gives itself: nobody else's can be taken over. */
  private rules(
    door: Doorman,
    hear: Hear,
  ): Required<Pick<AedesOptions, 'preConnect' | 'authenticate' | 'authorizePublish' | 'authorizeSubscribe'>> {
    return {
      preConnect: (_client, packet: ConnectPacket, done) => {
        packet.clientId = packet.username || NOBODY;
        packet.clean = true;
        if (packet.will) packet.will.retain = false;
        done(null, true);
      },
      authenticate: (client, name = '', password, done) => {
        door(name, password?.toString('utf8') ?? '', this.addressOf(client)).then(
          (place) => {
            if (!place) return done(refusal(WRONG_PASSWORD), false);
            this.places.set(client, place);
            done(null, true);
          },
          () => done(refusal(UNAVAILABLE), false),
        );
      },
      authorizePublish: (client, packet, done) => {
        const place = client && this.places.get(client);
        if (!place || !mayPublish(place, packet.topic)) return done(new Error('not your topic'));
        packet.retain = false;
        hear(packet.topic, Buffer.from(packet.payload)).then(
          () => done(null),
          // Not acknowledged, so it is said again after the next connect.
          (error: Error) => done(error),
        );
      },
      authorizeSubscribe: (client, wanted, done) => {
        const place = this.places.get(client);
        done(null, place && maySubscribe(place, wanted.topic) ? wanted : null);
      },
    };
  }

  private admit(socket: Socket, perAddress: number, limits: GateLimits): void {
    const address = socket.remoteAddress ?? '';
    const others = [...this.sockets.values()].filter((one) => one === address);
    if (others.length >= perAddress) return void socket.destroy();
    this.sockets.set(socket, address);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setKeepAlive(true, IDLE_PROBE_MS);
    const gate = new PacketGate(limits, Date.now());
    const client = this.aedes.handle(socket);
    // It sees each chunk before the broker reads it; a client that is closed has nothing read of it any more.
    socket.on('data', (bytes: Buffer) => {
      if (gate.takes(bytes, Date.now())) return;
      client.close();
      socket.destroy();
    });
  }

  private clients(): Client[] {
    return Object.values(Reflect.get(this.aedes, 'clients') as Record<string, Client>);
  }

  private clientOf(printerId: string): (Client & { connected: boolean }) | undefined {
    return (Reflect.get(this.aedes, 'clients') as Record<string, Client & { connected: boolean }>)[printerId];
  }

  private addressOf({ conn }: Client): string {
    return this.sockets.get(conn as Socket) ?? '';
  }
}

const refusal = (returnCode: number) => Object.assign(new Error('not let in'), { returnCode });
