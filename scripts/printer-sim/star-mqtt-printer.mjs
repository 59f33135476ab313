import mqtt from 'mqtt';
import { StarPrinter } from './printer.mjs';

const REMEMBERED = 10;

/** The settings a Star printer asks for at its address; null: it shall speak HTTP. */
export async function starSettings(url, mac = '') {
  const asked = new URL(url);
  const parts = asked.pathname.split('/');
  const replaced = parts.pop();
  asked.pathname = [...parts, 'cloudprnt-setting.json'].join('/');
  asked.search = new URLSearchParams({ mac, replaced_path: replaced }).toString();
  const response = await fetch(asked);
  return response.status === 200 ? response.json() : null;
}

/**
 * A Star printer in MQTT mode. In trigger mode it is only told to ask; in full mode papers come over the broker, a token it
 * has received before is refused, and it says how each of them went. Faults beside those of the HTTP printer:
 * `loseResult`, `tripleResult`, `forgetTokens`.
 */
export class StarMqttPrinter extends StarPrinter {
  /** What it said and heard over the broker: `{ topic, message }`. */
  messages = [];
  received = [];
  client = null;
  working = Promise.resolve();

  async connect() {
    this.settings = await starSettings(this.url, this.mac);
    if (!this.settings) throw new Error('Dieser Drucker soll kein MQTT sprechen');
    const { settingForMQTT } = this.settings;
    const {
      hostName: host,
      portNumber: port,
      useTls,
      authenticationSetting,
    } = settingForMQTT.mqttConnectionSetting;
    this.isTrigger = settingForMQTT.useTriggerPOST === true;
    this.up = settingForMQTT.devicePublishTopicName;
    const will = {
      topic: `${this.up}/client-will`,
      payload: JSON.stringify({
        title: 'client-will',
        printerMAC: this.mac,
        unintentionalDisconnection: true,
      }),
      qos: 1,
    };
    this.client = await mqtt.connectAsync(`${useTls ? 'mqtts' : 'mqtt'}://${host}:${port}`, {
      ...authenticationSetting,
      clientId: this.mac,
      clean: false,
      protocolVersion: 4,
      reconnectPeriod: 1_000,
      ...(!this.isTrigger && { will }),
    });
    this.client.on('message', (topic, payload) => this.hear(topic, JSON.parse(payload.toString())));
    this.client.on('connect', () => this.sayStatus());
    this.client.on('error', () => undefined);
    await this.client.subscribeAsync(`${settingForMQTT.deviceSubscribeTopicName}/#`, { qos: 1 });
    await this.sayStatus();
  }

  hear(topic, message) {
    this.messages.push({ topic, message });
    // One thing at a time, as a printer does.
    this.working = this.working
      .then(() => this.answer(message))
      .catch((error) => this.note(`(${error.message})`));
  }

  async answer({ title, ...job }) {
    if (title === 'request-post') return this.cycle();
    if (title === 'request-client-status') return this.sayStatus();
    if (title === 'print-job' && !this.isTrigger) return this.printPushed(job);
  }

  async printPushed({ jobToken: token, mediaTypes: [media], printData }) {
    if (this.received.includes(token)) return this.result(token, false, '530 Duplicate jobToken');
    if (!this.strikes('forgetTokens')) this.received = [...this.received, token].slice(-REMEMBERED);
    if (!this.isOnline()) return this.result(token, false, this.statusCode);
    if (!this.media.includes(media)) return this.result(token, false, '510 Incompatible media type');
    if (this.strikes('powerLoss')) return this.drop();
    if (this.strikes('paperOut')) return this.runDry(token, '410');
    if (this.strikes('coverOpen')) return this.runDry(token, '420');
    const body = Buffer.from(printData, media === 'text/plain' ? 'utf8' : 'base64');
    this.out(token, { body, media });
    if (this.strikes('loseResult')) return this.note('(Ergebnis ging verloren)', token);
    const times = this.strikes('tripleResult') ? 3 : 1;
    for (let time = 0; time < times; time++) await this.result(token, true, '200 OK');
  }

  async runDry(token, code) {
    this.statusCode = code;
    await this.result(token, false, code);
    await this.sayStatus();
    if (this.faults.refillAfterMs !== undefined)
      setTimeout(() => this.refill(), this.faults.refillAfterMs).unref();
  }

  refill() {
    super.refill();
    void this.sayStatus().catch(() => undefined);
  }

  /** Somebody pulls the plug: the broker says so for it. */
  drop() {
    this.note('(Stromausfall)');
    this.client.stream.destroy();
  }

  result(jobToken, printSucceeded, statusCode) {
    return this.tell('print-result', { jobToken, printSucceeded, statusCode });
  }

  async sayStatus() {
    if (!this.isTrigger)
      await this.tell('client-status', { statusCode: this.statusCode, printingInProgress: false });
  }

  async tell(title, fields) {
    const message = { title, printerMAC: this.mac, ...fields };
    this.messages.push({ topic: `${this.up}/${title}`, message });
    this.onRequest?.({ verb: title, status: 0, token: fields.jobToken, code: fields.statusCode });
    await this.client.publishAsync(`${this.up}/${title}`, JSON.stringify(message), { qos: 1 });
  }

  async close() {
    await this.client?.endAsync(true);
  }
}

export async function startStarMqttSim({ onTrouble, ...options }) {
  const printer = new StarMqttPrinter(options);
  await printer.connect();
  printer.client.on('close', () => onTrouble?.(new Error('Der Broker ist weg')));
  return Object.assign(printer, { stop: () => printer.close() });
}
