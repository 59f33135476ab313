import { setTimeout as sleep } from 'node:timers/promises';
import { LOOK_EVERY_MS, PrintAgent } from './agent.mjs';
import { MqttLink } from './mqtt.mjs';

const PAPER_MS = 6_000;
const STATE_EVERY_MS = 30_000;
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** The same work, but called over a broker: it is told of a paper, takes it, prints and reports. */
export class MqttPrintAgent extends PrintAgent {
  link = null;
  offered = null;
  busyWith = null;
  saidState = null;
  saidAt = 0;
  awaited = new Map();
  wake = () => undefined;

  constructor(options) {
    super(options);
    const { pathname, username } = new URL(this.url);
    Object.assign(this, { topic: decodeURIComponent(pathname.slice(1)), name: username });
  }

  async connect() {
    const will = { topic: `${this.topic}/state`, payload: JSON.stringify({ state: 'gone' }) };
    const link = await MqttLink.open(this.url, { clientId: this.name, will });
    link.on('message', (topic, payload) => this.hear(topic, payload));
    link.once('close', () => {
      this.link = null;
      this.wake();
    });
    this.link = link;
    this.saidState = null;
    await link.subscribe([`${this.topic}/job`, `${this.topic}/paper`]);
    this.say('Mit dem Broker verbunden.');
  }

  /** One turn; true when there may be more to do at once. */
  async cycle() {
    if (!this.link) await this.connect();
    await this.reportAll();
    if (this.printer && Date.now() - this.looked > LOOK_EVERY_MS) await this.look();
    if (this.saidState !== this.state || Date.now() - this.saidAt > STATE_EVERY_MS) await this.sayState();
    const token = this.offered;
    if (!token || !this.printer) return false;
    this.offered = null;
    this.busyWith = token;
    try {
      await this.bring(token);
    } finally {
      this.busyWith = null;
    }
    await this.reportAll();
    return true;
  }

  async sayState() {
    const state = this.state;
    await this.tell('state', { state });
    Object.assign(this, { saidState: state, saidAt: Date.now() });
  }

  /** Asked for once more when it did not come; what comes too late is not awaited any more, and not printed. */
  async fetch(token) {
    for (let time = 0; time < 2; time++) {
      const paper = new Promise((resolve) => this.awaited.set(token, resolve));
      await this.tell('take', { token });
      const late = new AbortController();
      const data = await Promise.race([
        paper,
        sleep(PAPER_MS, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
      this.awaited.delete(token);
      if (data !== undefined) return data && Buffer.from(data, 'base64');
    }
    return null;
  }

  report({ token, result }) {
    return this.tell('result', { token, result });
  }

  hear(topic, payload) {
    const message = read(payload);
    if (topic === `${this.topic}/paper`) this.awaited.get(message.token)?.(message.data ?? null);
    if (topic !== `${this.topic}/job`) return;
    if (!this.fixed && message.printer !== undefined) this.learn(message.printer);
    if (message.job && message.job.token !== this.busyWith) this.offered = message.job.token;
    this.wake();
  }

  async tell(word, fields) {
    if (!this.link) throw new Error('Der Broker ist nicht erreichbar');
    await this.link.publish(`${this.topic}/${word}`, JSON.stringify(fields));
  }

  async close() {
    await this.tell('state', { state: 'gone' }).catch(() => undefined);
    this.link?.close();
  }
}

/** Works until it is stopped. A broker that is away is called again, less and less often. */
export function startMqttAgent({ onTrouble, ...options }) {
  const agent = new MqttPrintAgent(options);
  let stopped = false;
  let failures = 0;
  const rest = (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      agent.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopped) {
      try {
        const mayBeMore = await agent.cycle();
        failures = 0;
        if (!mayBeMore && !agent.offered && !stopped) await rest(LOOK_EVERY_MS);
      } catch (error) {
        onTrouble?.(error);
        failures += 1;
        if (!stopped) await rest(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1]);
      }
    }
  };
  const ended = run();
  return Object.assign(agent, {
    async stop() {
      stopped = true;
      agent.wake();
      await ended;
      await agent.close();
    },
  });
}

function read(payload) {
  try {
    return JSON.parse(payload.toString('utf8')) ?? {};
  } catch {
    return {};
  }
}
