import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { DeviceLookup } from './device-lookup.service.js';
import { UnknownDevice } from './printer.errors.js';
import type { Caller } from './printer.types.js';
import { PrinterPresence, type Touch, type Visit } from './printer-presence.js';
import type { Report } from './report.types.js';
import { fingerprintOf } from './secret.js';

interface DeviceRequest {
  /** The path of the protocol it calls by. */
  path: string;
  secret: string;
  address: string;
  mac: string | null;
}

/** Recognises a device by its address. Costs one key in Redis while a printer only asks whether there is something to print. */
@Injectable()
export class DeviceGate {
  constructor(
    private readonly presence: PrinterPresence,
    private readonly lookup: DeviceLookup,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  /** A device that fetches or reports. */
  async recognise(device: DeviceRequest): Promise<Caller> {
    return (await this.meet(device)).caller;
  }

  /** The same, with what is known of it. */
  async meet(device: DeviceRequest): Promise<Touch> {
    const visit = await this.open(device, null);
    if (visit.kind !== 'known') throw new UnknownDevice();
    return visit;
  }

  /** A device that says how it is and asks for work; null when there is none and nothing has changed. */
  async ask(device: DeviceRequest, report: Report): Promise<Touch | null> {
    const visit = await this.open(device, report);
    if (visit.kind === 'idle') return null;
    if (visit.kind !== 'known') throw new UnknownDevice();
    if (visit.wasSilent || visit.isNews) await this.tell(visit, report);
    return visit;
  }

  /** A device that asks without a word about itself; null when nothing waits and nothing can have changed. */
  async askAsBefore(device: DeviceRequest): Promise<Touch | null> {
    const visit = await this.open(device, 'asBefore');
    if (visit.kind === 'idle') return null;
    if (visit.kind !== 'known') throw new UnknownDevice();
    if (visit.isNoted && visit.wasSilent && visit.said) await this.tell(visit, visit.said);
    return visit;
  }

  private async open(
    { path, secret, address, mac }: DeviceRequest,
    report: Report | 'asBefore' | null,
  ): Promise<Visit> {
    const at = this.clock.now();
    const where = { path, secretHash: fingerprintOf(secret) };
    let visit = await this.presence.touch(where, { at, report, mac });
    if (visit.kind === 'unknown') {
      await this.lookup.identify(where, address, at);
      visit = await this.presence.touch(where, { at, report, mac });
    }
    if (visit.kind === 'known' && mac && visit.mac === null) await this.lookup.pin(visit.caller, mac, at);
    return visit;
  }

  private async tell({ caller: { shopId, printerId }, wasSilent }: Touch, { kind }: Report): Promise<void> {
    await this.live.publish(shopId, wasSilent ? 'printer.back' : 'print.changed', {
      printerId,
      report: kind,
    });
  }
}
