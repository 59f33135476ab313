import { Injectable } from '@nestjs/common';
import { newId } from '../../shared/ids.js';
import { Clock } from '../clock/clock.js';
import { AuditRepository } from './audit.repository.js';
import { recordable } from './audit.rules.js';
import type { AuditEntry } from './audit.types.js';

type AuditedAction = Pick<AuditEntry, 'shopId' | 'userId' | 'subject' | 'action'> & {
  before?: unknown;
  after?: unknown;
};

/** Who changed what, for the day somebody asks. Entries are only ever added. */
@Injectable()
export class Audit {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  async record({ before, after, ...action }: AuditedAction): Promise<void> {
    const at = this.clock.now();
    await this.entries.add({
      ...action,
      id: newId(at.getTime()),
      at,
      before: recordable(before),
      after: recordable(after),
    });
  }

  list(shopId: string, subject: string, limit = 50): Promise<AuditEntry[]> {
    return this.entries.list(shopId, subject, limit);
  }

  /** All that was changed in between, the oldest first. */
  between(shopId: string, from: Date, until: Date): AsyncGenerator<AuditEntry> {
    return this.entries.walk(shopId, from, until);
  }
}
