import { Injectable } from '@nestjs/common';
import { lanOf, topicOf } from '../../connection/connection.rules.js';
import { DeliveryDesk } from '../../job/delivery-desk.service.js';
import type { Caller } from '../../printer/printer.types.js';
import { PrinterEar } from '../../printer/printer-ear.service.js';
import { PrinterLog } from '../../printer/printer-log.js';
import { pollOf, resultOf, tokenOf } from '../agent/agent.rules.js';
import type { AgentAnswer } from '../agent/agent.service.js';
import { fieldsOf } from '../json-fields.rules.js';
import { type Broker, NotSent } from './broker.js';
import type { BrokerDevice, Ringing } from './broker-device.js';
import { goneOf } from './gone.rules.js';
import { toAgent } from './topic.rules.js';

/**
 * Our own program in the restaurant, called over the broker. It is told that there is a paper, takes it when its printer is
 * ready, and reports: the same three steps as over HTTP, so a paper counts as fetched only when it was asked for.
 */
@Injectable()
export class MqttAgent implements BrokerDevice {
  constructor(
    private readonly desk: DeliveryDesk,
    private readonly ear: PrinterEar,
    private readonly log: PrinterLog,
  ) {}

  async hear(caller: Caller, word: string, body: string, broker: Broker): Promise<void> {
    switch (word) {
      case 'state':
        return this.answer(caller, body, broker);
      case 'take':
        return this.give(caller, tokenOf(fieldsOf(body).token) || 'none', broker);
      case 'result':
        await this.confirm(caller, body);
        return this.offer(caller, { report: resultOf(body), prints: null }, broker);
    }
  }

  ring(caller: Caller, { report }: Ringing, broker: Broker): Promise<void> {
    return this.offer(caller, { report, prints: null }, broker);
  }

  /** It says by itself how it is, twice a minute. */
  async look(): Promise<void> {}

  /** Each word about itself is answered, so that it learns where its printer stands. */
  private async answer(caller: Caller, body: string, broker: Broker): Promise<void> {
    const gone = goneOf(body);
    const { report, prints } = gone ? { report: gone, prints: null } : pollOf(body);
    await this.ear.hear(caller, report);
    if (gone) return this.log.note(caller.printerId, gone.text);
    const offer = await this.desk.offerNow(caller, { report, prints });
    const [media] = offer?.media ?? [];
    const printer = lanOf(caller.connection);
    const answer = offer && media ? { job: { token: offer.token, media }, printer } : { job: null, printer };
    await this.tell(caller, answer, broker);
  }

  private async offer(
    caller: Caller,
    asking: Parameters<DeliveryDesk['offerNow']>[1],
    broker: Broker,
  ): Promise<void> {
    const offer = await this.desk.offerNow(caller, asking);
    const [media] = offer?.media ?? [];
    if (offer && media)
      await this.tell(
        caller,
        { job: { token: offer.token, media }, printer: lanOf(caller.connection) },
        broker,
      );
  }

  /** A word that does not get through is said again with the next look. */
  private async tell({ printerId, connection }: Caller, answer: AgentAnswer, broker: Broker): Promise<void> {
    const topic = toAgent(topicOf(connection), 'job');
    await broker.send(printerId, topic, JSON.stringify(answer)).catch(() => undefined);
  }

  private async give(caller: Caller, token: string, broker: Broker): Promise<void> {
    const { printerId, connection } = caller;
    const fetched = await this.desk.fetch(caller, token, null);
    const paper =
      fetched.kind === 'paper'
        ? { token, media: fetched.media, data: fetched.bytes.toString('base64') }
        : { token, data: null };
    if (paper.data) await this.log.note(printerId, 'Der Druckhelfer nimmt einen Bon');
    try {
      await broker.send(printerId, toAgent(topicOf(connection), 'paper'), JSON.stringify(paper));
    } catch (error) {
      if (error instanceof NotSent && paper.data) await this.desk.broken(caller, token);
    }
  }

  private async confirm(caller: Caller, body: string): Promise<void> {
    const report = resultOf(body);
    await this.desk.confirm(caller, tokenOf(fieldsOf(body).token) || 'none', report);
    await this.log.note(caller.printerId, `Der Druckhelfer meldet zum Bon: ${report.text}`);
  }
}
