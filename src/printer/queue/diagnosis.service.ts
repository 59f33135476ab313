import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { canCancel } from '../job/print-job.rules.js';
import { PrintJobs } from '../job/print-jobs.service.js';
import { isLate } from '../job/print-steps.rules.js';
import { DeviceFacts } from '../printer/device-facts.service.js';
import { PrinterLog } from '../printer/printer-log.js';
import { PrinterPresence } from '../printer/printer-presence.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';
import { adviceOf, deviceText } from './diagnosis.rules.js';
import type { DiagnosisView } from './diagnosis.view.js';

const LOOKED_AT = 50;

/** "Connected, but prints nothing" is found out here. */
@Injectable()
export class Diagnosis {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly presence: PrinterPresence,
    private readonly book: PrintJobs,
    private readonly log: PrinterLog,
    private readonly facts: DeviceFacts,
    private readonly clock: Clock,
  ) {}

  async of(shopId: string, printerId: string): Promise<DiagnosisView> {
    const printer = await this.registry.get(shopId, printerId);
    const [presences, jobs, requests, facts] = await Promise.all([
      this.presence.of([printerId]),
      this.book.listOfPrinter(shopId, printerId, LOOKED_AT),
      this.log.list(printerId),
      this.facts.of(printerId),
    ]);
    const presence = presences[0]!;
    const fetches = jobs.flatMap(({ deliveries }) => deliveries.flatMap(({ fetchedAt }) => fetchedAt ?? []));
    const fetchedAt = fetches.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
    const now = this.clock.now();
    const open = jobs.filter(canCancel);
    const late = open.filter((job) => isLate(job, now)).length;
    return {
      said: presence.report?.text ?? '',
      device: deviceText(facts),
      advice: adviceOf({ printer, presence, late, fetchedAt }, now),
      seenAt: presence.seenAt?.toISOString() ?? null,
      everySeconds: Math.round(presence.gapMs / 1_000),
      fetchedAt: fetchedAt?.toISOString() ?? null,
      waiting: open.length,
      requests,
    };
  }
}
