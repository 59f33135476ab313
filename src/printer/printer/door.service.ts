import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { Introductions } from './introductions.service.js';
import { Presences, type Touch, type Visit } from './presences.js';
import { UnknownDevice } from './printer.errors.js';
import type { Caller } from './printer.types.js';
import { fingerprintOf } from './secret.js';

export interface Knock {
  secret: string;
  address: string;
  mac: string | null;
}

/** Who stands there? Costs one key in Redis while a printer only asks whether there is something to print. */
@Injectable()
export class Door {
  constructor(
    private readonly presences: Presences,
    private readonly introductions: Introductions,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  /** A device that fetches or reports. */
  async recognise(knock: Knock): Promise<Caller> {
    const visit = await this.open(knock, '');
    if (visit.kind !== 'known') throw new UnknownDevice();
    return visit.caller;
  }

  /** A device that says how it is and asks for work; null when there is none and nothing has changed. */
  async ask(knock: Knock, code: string): Promise<Touch | null> {
    const visit = await this.open(knock, code);
    if (visit.kind === 'idle') return null;
    if (visit.kind !== 'known') throw new UnknownDevice();
    if (visit.wasSilent || visit.codeBefore !== code) await this.tell(visit, code);
    return visit;
  }

  private async open({ secret, address, mac }: Knock, code: string): Promise<Visit> {
    const at = this.clock.now();
    const secretHash = fingerprintOf(secret);
    let visit = await this.presences.touch(secretHash, { at, code, mac });
    if (visit.kind === 'unknown') {
      await this.introductions.introduce(secretHash, address, at);
      visit = await this.presences.touch(secretHash, { at, code, mac });
    }
    if (visit.kind === 'known' && mac && visit.mac === null)
      await this.introductions.pin(visit.caller, mac, at);
    return visit;
  }

  private async tell({ caller: { shopId, printerId }, wasSilent }: Touch, code: string): Promise<void> {
    await this.live.publish(shopId, wasSilent ? 'printer.back' : 'print.changed', { printerId, code });
  }
}
