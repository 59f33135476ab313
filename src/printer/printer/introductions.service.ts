import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { Presences } from './presences.js';
import { UnknownDevice } from './printer.errors.js';
import { PrinterRepository } from './printer.repository.js';
import type { Caller, Printer } from './printer.types.js';

const GUESSES = { points: 60, seconds: 60 };

/** Asks the store who a device is: at its first call, every ten minutes, and when it says a name we do not know. */
@Injectable()
export class Introductions {
  constructor(
    private readonly presences: Presences,
    private readonly printers: PrinterRepository,
    private readonly limits: RateLimits,
  ) {}

  /** A wrong address costs us a read, so nobody may try many. */
  async introduce(secretHash: string, address: string, at: Date): Promise<void> {
    const printer = await this.printers.findBySecret(secretHash);
    if (printer) return this.presences.remember(printer, at);
    await this.limits.consume('unknown-printer', address, GUESSES);
    throw new UnknownDevice();
  }

  /** Two devices at once with a fresh address: the store lets one of them in. */
  async pin({ shopId, printerId }: Caller, mac: string, at: Date): Promise<void> {
    await this.printers.pinMac(shopId, printerId, mac);
    const printer: Printer | null = await this.printers.find(shopId, printerId);
    if (!printer) throw new UnknownDevice();
    await this.presences.remember(printer, at);
    if (printer.mac !== mac) throw new UnknownDevice();
  }
}
