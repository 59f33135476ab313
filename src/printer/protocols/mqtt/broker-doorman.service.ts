import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import { topicOf } from '../../connection/connection.rules.js';
import { PrinterRepository } from '../../printer/printer.repository.js';
import type { Printer } from '../../printer/printer.types.js';
import { fingerprintOf } from '../../printer/secret.js';
import { BROKER_KINDS, isBrokerKind, type Place } from './broker.js';

const GUESSES = { points: 60, seconds: 60 };
const LONGEST = 64;

/** Who may connect to our own broker, and where each of them belongs. */
@Injectable()
export class BrokerDoorman {
  constructor(
    private readonly printers: PrinterRepository,
    private readonly limits: RateLimits,
  ) {}

  /** The name is the printer's id, the password the secret of its address. Each wrong one costs a read, so guessing is limited. */
  async admit(name: string, password: string, address: string): Promise<Place | null> {
    // Counted before it is looked up, and forgotten when it was right.
    await this.limits.consume('unknown-printer', address, GUESSES);
    const isPossible = password !== '' && password.length <= LONGEST;
    const printer = isPossible ? await this.printers.findBySecret(fingerprintOf(password)) : null;
    if (printer?.id !== name || !isBrokerKind(printer)) return null;
    await this.limits.reset('unknown-printer', address);
    return placeOf(printer);
  }

  async places(): Promise<Place[]> {
    return (await this.printers.listOfKinds(BROKER_KINDS)).map(placeOf);
  }
}

const placeOf = ({ id, shopId, kind, connection, secretHash }: Printer): Place => ({
  printerId: id,
  shopId,
  kind,
  topic: topicOf(connection),
  secretHash,
});
