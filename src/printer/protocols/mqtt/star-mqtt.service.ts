import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/env/env.js';
import { starModeOf, topicOf } from '../../connection/connection.rules.js';
import { DeliveryDesk } from '../../job/delivery-desk.service.js';
import type { Caller } from '../../printer/printer.types.js';
import { PrinterEar } from '../../printer/printer-ear.service.js';
import { PrinterLog } from '../../printer/printer-log.js';
import { verdictOf } from '../../printer/report.rules.js';
import { pollOf, tokenOf } from '../cloudprnt/cloudprnt.rules.js';
import { type Broker, NotSent } from './broker.js';
import { brokerAddressOf } from './broker-address.rules.js';
import type { BrokerDevice, Ringing } from './broker-device.js';
import { GONE } from './gone.rules.js';
import { printJobOf, resultOf, settingsOf } from './star-mqtt.rules.js';
import { toStar } from './topic.rules.js';

type Asking = Parameters<DeliveryDesk['offerNow']>[1];

/** Star CloudPRNT over MQTT: the bell for what is fetched over HTTP, or the paper itself. */
@Injectable()
export class StarMqtt implements BrokerDevice {
  constructor(
    private readonly desk: DeliveryDesk,
    private readonly ear: PrinterEar,
    private readonly log: PrinterLog,
    private readonly env: Env,
  ) {}

  /** Null: this one speaks HTTP only. */
  settingsFor({ kind, printerId, connection }: Caller, secret: string): object | null {
    if (kind !== 'starMqtt') return null;
    const [mode, topic] = [starModeOf(connection), topicOf(connection)];
    return settingsOf({ address: brokerAddressOf(this.env), mode, printerId, secret, topic });
  }

  async hear(caller: Caller, word: string, body: string, broker: Broker): Promise<void> {
    switch (word) {
      case 'client-status': {
        const { report, prints } = pollOf(body);
        await this.ear.hear(caller, report);
        return this.push(caller, { report, prints }, broker);
      }
      case 'print-result': {
        const report = await this.confirm(caller, body);
        return verdictOf(report) === 'ok' ? this.push(caller, { report, prints: null }, broker) : undefined;
      }
      case 'client-will':
        await this.ear.hear(caller, GONE);
        return this.log.note(caller.printerId, GONE.text);
    }
  }

  async ring(caller: Caller, { report, isReady }: Ringing, broker: Broker): Promise<void> {
    if (starModeOf(caller.connection) === 'trigger') return this.tell(caller, 'request-post', broker);
    if (isReady) await this.push(caller, { report, prints: null }, broker);
  }

  look(caller: Caller, broker: Broker): Promise<void> {
    const isTrigger = starModeOf(caller.connection) === 'trigger';
    return this.tell(caller, isTrigger ? 'request-post' : 'request-client-status', broker);
  }

  /** A paper that has left counts as fetched: from here on it may be on paper, whatever is heard of it. */
  private async push(caller: Caller, asking: Asking, broker: Broker): Promise<void> {
    if (starModeOf(caller.connection) === 'trigger') return;
    const offer = await this.desk.offerNow(caller, asking);
    const fetched = offer && (await this.desk.fetch(caller, offer.token, null));
    if (fetched?.kind !== 'paper') return;
    const topic = toStar(topicOf(caller.connection), 'print-job');
    try {
      await broker.send(caller.printerId, topic, JSON.stringify(printJobOf(fetched)));
      await this.log.note(caller.printerId, 'Bekommt einen Bon über den Broker');
    } catch (error) {
      if (error instanceof NotSent) await this.desk.broken(caller, fetched.token);
    }
  }

  private async confirm(caller: Caller, body: string) {
    const { token, report } = resultOf(body);
    await this.desk.confirm(caller, tokenOf({ token }) || 'none', report);
    await this.log.note(
      caller.printerId,
      `Meldet zum Bon: ${report.kind === 'ok' ? 'gedruckt' : report.text}`,
    );
    if (verdictOf(report) === 'blocked') await this.ear.hear(caller, report);
    return report;
  }

  /** A bell that nobody hears is rung again with the next look. */
  private async tell({ printerId, connection }: Caller, method: string, broker: Broker): Promise<void> {
    const payload = JSON.stringify({ title: method });
    await broker.send(printerId, toStar(topicOf(connection), method), payload).catch(() => undefined);
  }
}
