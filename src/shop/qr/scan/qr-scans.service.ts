import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import { berlinClock } from '../../../shared/berlin-time.js';
import type { ScanTarget } from '../qr-target.rules.js';
import { ScanRepository } from './scan.repository.js';
import { scanSums, scansByDay, scansSince } from './scan-rows.rules.js';

/** One network scans a room full of tables, and nobody makes numbers up by the thousand. */
const COUNTED = { points: 120, seconds: 600 };

/** How often codes were scanned: a number a code and day, and nothing of whoever it was. */
@Injectable()
export class QrScans {
  constructor(
    private readonly scans: ScanRepository,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** `place` is the network it came from, hashed; it is not kept. */
  async count(shopId: string, target: ScanTarget, place: string): Promise<void> {
    if (!(await this.limits.allows('qr-scan', `${shopId} ${place}`, COUNTED))) return;
    const at = this.clock.now();
    await this.scans.add(shopId, nameOf(target), berlinClock(at).date, at);
  }

  async shown(shopId: string) {
    const today = berlinClock(this.clock.now()).date;
    const scans = await this.scans.listSince(shopId, scansSince(today));
    return { sums: scanSums(scans, today), days: scansByDay(scans, today) };
  }
}

const nameOf = (target: ScanTarget): string => ('id' in target ? `${target.kind} ${target.id}` : target.kind);
