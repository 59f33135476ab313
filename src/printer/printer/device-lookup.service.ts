import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { UnknownDevice } from './printer.errors.js';
import { PrinterRepository } from './printer.repository.js';
import { addressOf } from './printer.rules.js';
import type { Caller, DeviceAddress, Printer } from './printer.types.js';
import { PrinterPresence } from './printer-presence.js';

const GUESSES = { points: 60, seconds: 60 };

/** Asks the store who a device is: at its first call, every ten minutes, and when it uses an unknown address. */
@Injectable()
export class DeviceLookup {
  constructor(
    private readonly presence: PrinterPresence,
    private readonly printers: PrinterRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Each wrong address costs a read, so guessing is limited. */
  async identify({ path, secretHash }: DeviceAddress, from: string, at: Date): Promise<void> {
    const printer = await this.printers.findBySecret(secretHash);
    if (printer && addressOf(printer).path === path) return this.presence.remember(printer, at);
    await this.limits.consume('unknown-printer', from, GUESSES);
    throw new UnknownDevice();
  }

  /** When two devices use a fresh address at once, the store accepts one of them. */
  async pin({ shopId, printerId }: Caller, mac: string, at: Date): Promise<void> {
    await this.printers.pinMac(shopId, printerId, mac);
    const printer: Printer | null = await this.printers.find(shopId, printerId);
    if (!printer) throw new UnknownDevice();
    await this.presence.remember(printer, at);
    if (printer.mac !== mac) throw new UnknownDevice();
  }
}
