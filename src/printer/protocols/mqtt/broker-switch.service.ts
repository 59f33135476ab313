import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PrintJobRepository } from '../../job/print-job.repository.js';
import { PrinterRepository } from '../../printer/printer.repository.js';
import { callerOf, isSilent } from '../../printer/printer.rules.js';
import type { Printer, PrinterKind } from '../../printer/printer.types.js';
import { PrinterPresence } from '../../printer/printer-presence.js';
import { READY, verdictOf } from '../../printer/report.rules.js';
import { type Broker, isBrokerKind } from './broker.js';
import type { BrokerDevice } from './broker-device.js';
import { MqttAgent } from './mqtt-agent.service.js';
import { StarMqtt } from './star-mqtt.service.js';
import { wordOf } from './topic.rules.js';

/** Brings words to the printer they come from, and papers to the printer they are for. One thing at a time for each. */
@Injectable()
export class BrokerSwitch {
  private readonly log = new Logger('Mqtt');
  private readonly turns = new Map<string, Promise<void>>();
  private readonly devices: Partial<Record<PrinterKind, BrokerDevice>>;

  constructor(
    private readonly printers: PrinterRepository,
    private readonly presence: PrinterPresence,
    private readonly jobs: PrintJobRepository,
    private readonly clock: Clock,
    agent: MqttAgent,
    star: StarMqtt,
  ) {
    this.devices = { mqtt: agent, starMqtt: star };
  }

  /** What nobody of ours says, or somebody says who was removed, changes nothing. */
  async hear(topic: string, payload: Buffer, broker: Broker): Promise<void> {
    const said = wordOf(topic);
    const printer = said && (await this.printers.findByTopic(said.place));
    if (!said || !printer || !isBrokerKind(printer)) return;
    const body = payload.toString('utf8');
    await this.inTurn(printer.id, async () =>
      this.devices[printer.kind]?.hear(callerOf(printer), said.word, body, broker),
    );
  }

  /** Something changed about the papers of this one. */
  async ring(shopId: string, printerId: string, broker: Broker): Promise<void> {
    const printer = await this.printers.find(shopId, printerId);
    if (!printer?.enabled || !isBrokerKind(printer)) return;
    await this.inTurn(printerId, () => this.call(printer, broker));
  }

  /** Makes up for whatever was not heard. */
  async ringWaiting(broker: Broker): Promise<void> {
    for (const { shopId, printerId } of await this.jobs.listWaitingPrinters(this.clock.now()))
      await this.ring(shopId, printerId, broker).catch((error: unknown) => this.log.warn(error));
  }

  async lookAfter(printerId: string, shopId: string, broker: Broker): Promise<void> {
    const printer = await this.printers.find(shopId, printerId);
    if (printer) await this.devices[printer.kind]?.look(callerOf(printer), broker);
  }

  private async call(printer: Printer, broker: Broker): Promise<void> {
    const [presence] = await this.presence.of([printer.id]);
    const report = presence?.report ?? READY;
    const isHere = presence?.seenAt != null && !isSilent(presence, this.clock.now());
    const isReady = isHere && verdictOf(report) !== 'blocked';
    // The agent is told of nothing while its printer is in trouble: it says when that is over.
    if (printer.kind === 'mqtt' && !isReady) return;
    await this.devices[printer.kind]?.ring(callerOf(printer), { report, isReady }, broker);
  }

  private inTurn(printerId: string, run: () => Promise<void> | undefined): Promise<void> {
    const before = this.turns.get(printerId) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(run);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.turns.get(printerId) === settled) this.turns.delete(printerId);
      });
    this.turns.set(printerId, settled);
    return turn;
  }
}
