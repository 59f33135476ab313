import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { Redis } from '../../platform/queue/redis.js';
import { inTurn } from '../../platform/queue/redis-lock.js';
import { newId } from '../../shared/ids.js';
import { topicOf } from '../connection/connection.rules.js';
import { agentUrlOf, brokerAddressOf } from '../protocols/mqtt/broker-address.rules.js';
import { PROTOCOLS } from '../protocols/protocols.rules.js';
import { NO_ROUTING } from '../routing/routing.types.js';
import { DeviceFacts } from './device-facts.service.js';
import { FirstPrinters } from './first-printers.js';
import { PrinterNotFound, TooManyPrinters } from './printer.errors.js';
import { PrinterRepository } from './printer.repository.js';
import type { PlacedPrinter, Printer, PrinterChange } from './printer.types.js';
import { PrinterPresence } from './printer-presence.js';
import { fingerprintOf, newSecret } from './secret.js';

const MAX_PRINTERS = 20;

/** The address a device is given. It is shown once: afterwards it can only be replaced. */
interface PrinterAddress {
  printer: Printer;
  /** Empty where no device calls us. */
  url: string;
}

/** Which printers a shop has, and under which address each of them calls. */
@Injectable()
export class PrinterRegistry {
  constructor(
    private readonly printers: PrinterRepository,
    private readonly presence: PrinterPresence,
    private readonly facts: DeviceFacts,
    private readonly first: FirstPrinters,
    private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  list(shopId: string): Promise<Printer[]> {
    return this.printers.list(shopId);
  }

  findFirst(shopId: string): Promise<PlacedPrinter | null> {
    return this.first.of(shopId);
  }

  async get(shopId: string, id: string): Promise<Printer> {
    const printer = await this.printers.find(shopId, id);
    if (!printer) throw new PrinterNotFound();
    return printer;
  }

  async add(
    shopId: string,
    input: Pick<Printer, 'name' | 'kind' | 'columns'> & Partial<Pick<Printer, 'stations' | 'connection'>>,
  ): Promise<PrinterAddress> {
    const secret = newSecret();
    const printer: Printer = {
      id: newId(),
      shopId,
      connection: null,
      media: null,
      codePage: null,
      enabled: true,
      stations: null,
      ...NO_ROUTING,
      ...input,
      secretHash: fingerprintOf(secret),
      mac: null,
      createdAt: this.clock.now(),
    };
    await inTurn(this.redis, `printers:${shopId}`, async () => {
      if ((await this.printers.list(shopId)).length >= MAX_PRINTERS) throw new TooManyPrinters();
      await this.printers.add(printer);
    });
    await this.first.changed(shopId);
    return { printer, url: this.urlOf(printer, secret) };
  }

  async change(shopId: string, id: string, change: PrinterChange): Promise<void> {
    if (!(await this.printers.change(shopId, id, change))) throw new PrinterNotFound();
    await this.first.changed(shopId);
    await this.presence.remember(await this.get(shopId, id), this.clock.now());
  }

  /** Another device, of whatever kind, takes the place of the one before; papers keep waiting for it. */
  async connect(
    shopId: string,
    id: string,
    way: Pick<Printer, 'kind' | 'connection'>,
  ): Promise<PrinterAddress> {
    const before = await this.get(shopId, id);
    const secret = newSecret();
    const fresh = { ...way, secretHash: fingerprintOf(secret), mac: null, media: null, codePage: null };
    await this.printers.connect(shopId, id, fresh);
    await this.first.changed(shopId);
    await this.presence.forget(before);
    await this.facts.forget(id);
    const printer = { ...before, ...fresh };
    return { printer, url: this.urlOf(printer, secret) };
  }

  /** The old address opens nothing from here on. */
  async renewAddress(shopId: string, id: string): Promise<PrinterAddress> {
    const before = await this.get(shopId, id);
    const secret = newSecret();
    const printer = { ...before, secretHash: fingerprintOf(secret), mac: null };
    await this.printers.renewSecret(shopId, id, printer.secretHash);
    await this.presence.forget(before);
    await this.facts.forget(id);
    return { printer, url: this.urlOf(printer, secret) };
  }

  async remove(shopId: string, id: string): Promise<void> {
    const printer = await this.get(shopId, id);
    await this.printers.remove(shopId, id);
    await this.first.changed(shopId);
    await this.presence.forget(printer);
    await this.facts.forget(id);
  }

  /** Empty where no device calls. */
  private urlOf({ id, kind, connection }: Printer, secret: string): string {
    if (kind === 'mqtt')
      return agentUrlOf(brokerAddressOf(this.env), { id, topic: topicOf(connection), secret });
    const protocol = PROTOCOLS[kind];
    const path = protocol.way === 'pull' ? protocol.path : null;
    return path === null ? '' : `${this.env.baseUrl}/${path}/${secret}`;
  }
}
