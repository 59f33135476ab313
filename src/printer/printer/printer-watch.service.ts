import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { Queue } from '../../platform/queue/queue.js';
import { DRIVE } from '../job/printer.jobs.js';
import { PROTOCOLS } from '../protocols/protocols.rules.js';
import { PrinterRepository } from './printer.repository.js';
import { isSilent } from './printer.rules.js';
import type { Presence, Printer } from './printer.types.js';
import { PrinterPresence } from './printer-presence.js';

const PAGE = 200;

/** Wakes printers that have something to print, and notices those that no longer call. */
@Injectable()
export class PrinterWatch {
  constructor(
    private readonly printers: PrinterRepository,
    private readonly presence: PrinterPresence,
    private readonly live: Live,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async wake(shopId: string, printerId: string): Promise<void> {
    const printer = await this.printers.find(shopId, printerId);
    if (!printer) return;
    if (isCalled(printer)) await this.queue.add(DRIVE, { shopId, printerId }, { id: printerId });
    else await this.presence.addWork(printerId);
  }

  /** Printers that do not call us are called, whether something waits or not. */
  async call(): Promise<void> {
    for await (const page of this.pages())
      for (const { shopId, id } of page.filter(isCalled)) await this.wake(shopId, id);
  }

  async listen(): Promise<void> {
    for await (const [printer, presence] of this.present()) await this.notice(printer, presence);
  }

  /** Of all shops: those that are switched on and do not call any more. */
  async listSilent(): Promise<Printer[]> {
    const silent: Printer[] = [];
    for await (const [printer, presence] of this.present())
      if (printer.enabled && isSilent(presence, this.clock.now())) silent.push(printer);
    return silent;
  }

  private async *present(): AsyncGenerator<[Printer, Presence]> {
    for await (const page of this.pages()) {
      const presences = await this.presence.of(page.map(({ id }) => id));
      for (const [index, presence] of presences.entries()) yield [page[index]!, presence];
    }
  }

  private async *pages(): AsyncGenerator<Printer[]> {
    let page: Printer[] = [];
    do {
      page = await this.printers.listAfter(page.at(-1)?.id ?? '', PAGE);
      yield page;
    } while (page.length === PAGE);
  }

  private async notice({ id, shopId, name }: Printer, presence: Presence): Promise<void> {
    if (presence.silent || !isSilent(presence, this.clock.now())) return;
    if (!(await this.presence.markSilent(id, presence))) return;
    await this.live.publish(shopId, 'printer.silent', { printerId: id, name, seenAt: presence.seenAt });
  }
}

const isCalled = ({ kind, enabled }: Printer): boolean => enabled && PROTOCOLS[kind].way === 'push';
