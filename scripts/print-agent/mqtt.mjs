import { EventEmitter } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

const KEEP_ALIVE_SECONDS = 30;
const ANSWER_MS = 10_000;
const LONGEST_PACKET = 4 * 1024 * 1024;
const REFUSED = ['', 'Version', 'Name', 'Server nicht bereit', 'Name oder Passwort falsch', 'nicht erlaubt'];

const [CONNACK, PUBLISH, PUBACK, SUBACK] = [2, 3, 4, 9];

/** What of MQTT 3.1.1 the agent needs: QoS 1 both ways and a last will. Emits `message` (topic, bytes) and `close`. */
export class MqttLink extends EventEmitter {
  unread = Buffer.alloc(0);
  waiting = new Map();
  lastId = 0;

  constructor(socket) {
    super();
    this.socket = socket;
    socket.on('data', (bytes) => this.read(bytes));
    socket.on('error', () => undefined);
    socket.on('close', () => this.end());
  }

  /** `will` is `{ topic, payload }`. */
  static async open(url, { clientId, will }) {
    const { protocol, hostname: host, port, username, password } = new URL(url);
    const tls = protocol === 'mqtts:';
    const options = { host, port: Number(port) || (tls ? 8883 : 1883), servername: host };
    const socket = tls ? connectTls(options) : connectTcp(options);
    const link = new MqttLink(socket);
    socket.once(tls ? 'secureConnect' : 'connect', () =>
      link.write(connectPacket(clientId, will, username, password)),
    );
    const code = await link.answered('connack');
    if (code !== 0) {
      socket.destroy();
      throw new Error(`Der Broker lässt uns nicht hinein: ${REFUSED[code] ?? code}`);
    }
    link.beat = setInterval(() => link.write(Buffer.from([0xc0, 0])), (KEEP_ALIVE_SECONDS * 1_000) / 2);
    return link;
  }

  async subscribe(topics) {
    const id = this.nextId();
    const wanted = topics.flatMap((topic) => [text(topic), Buffer.from([1])]);
    this.write(packet(0x82, Buffer.concat([number(id), ...wanted])));
    if ((await this.answered(`suback ${id}`)).some((granted) => granted > 2))
      throw new Error('Dieses Thema gehört diesem Drucker nicht. Bitte die Adresse in Tresen ansehen.');
  }

  /** Resolves when the broker has it. */
  async publish(topic, payload) {
    const id = this.nextId();
    this.write(packet(0x32, Buffer.concat([text(topic), number(id), Buffer.from(payload)])));
    await this.answered(`puback ${id}`);
  }

  close() {
    this.write(Buffer.from([0xe0, 0]));
    this.socket.end();
  }

  nextId() {
    this.lastId = (this.lastId % 65_535) + 1;
    return this.lastId;
  }

  write(bytes) {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  answered(what) {
    return new Promise((resolve, reject) => {
      const fail = (why) => {
        clearTimeout(late);
        this.waiting.delete(what);
        reject(new Error(why));
      };
      const late = setTimeout(() => {
        fail('Der Broker antwortet nicht');
        this.socket.destroy();
      }, ANSWER_MS);
      this.waiting.set(what, {
        fail,
        take: (value) => {
          clearTimeout(late);
          this.waiting.delete(what);
          resolve(value);
        },
      });
    });
  }

  read(bytes) {
    this.unread = Buffer.concat([this.unread, bytes]);
    for (let found = this.next(); found; found = this.next()) this.take(found);
    if (this.unread.length > LONGEST_PACKET) this.socket.destroy();
  }

  /** The next whole packet, or null. */
  next() {
    let length = 0;
    for (let at = 1; at < 5 && at < this.unread.length; at++) {
      length += (this.unread[at] & 0x7f) * 128 ** (at - 1);
      if (this.unread[at] >= 0x80) continue;
      const end = at + 1 + length;
      if (this.unread.length < end) return null;
      const found = { head: this.unread[0], body: this.unread.subarray(at + 1, end) };
      this.unread = this.unread.subarray(end);
      return found;
    }
    return null;
  }

  take({ head, body }) {
    const kind = head >> 4;
    if (kind === CONNACK) this.waiting.get('connack')?.take(body[1]);
    if (kind === PUBACK) this.waiting.get(`puback ${body.readUInt16BE(0)}`)?.take();
    if (kind === SUBACK) this.waiting.get(`suback ${body.readUInt16BE(0)}`)?.take([...body.subarray(2)]);
    if (kind !== PUBLISH) return;
    const topicEnd = 2 + body.readUInt16BE(0);
    const hasId = (head & 0x06) !== 0;
    if (hasId) this.write(Buffer.concat([Buffer.from([0x40, 2]), body.subarray(topicEnd, topicEnd + 2)]));
    const payload = Buffer.from(body.subarray(hasId ? topicEnd + 2 : topicEnd));
    this.emit('message', body.toString('utf8', 2, topicEnd), payload);
  }

  end() {
    clearInterval(this.beat);
    for (const { fail } of this.waiting.values()) fail('Die Verbindung zum Broker ist abgerissen');
    this.emit('close');
  }
}

function connectPacket(clientId, will, user, password) {
  const flags = 0x02 | 0x04 | 0x08 | 0x40 | 0x80;
  return packet(
    0x10,
    Buffer.concat([
      text('MQTT'),
      Buffer.from([4, flags]),
      number(KEEP_ALIVE_SECONDS),
      ...[clientId, will.topic, will.payload, decodeURIComponent(user), decodeURIComponent(password)].map(
        text,
      ),
    ]),
  );
}

function packet(head, body) {
  const length = [];
  for (let rest = body.length; length.length === 0 || rest > 0; rest = Math.floor(rest / 128))
    length.push((rest % 128) | (rest >= 128 ? 0x80 : 0));
  return Buffer.concat([Buffer.from([head, ...length]), body]);
}

const number = (value) => Buffer.from([value >> 8, value & 0xff]);

const text = (value) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);
