import { AppError } from '../../platform/app-error.js';
import type { TaskKey } from '../dashboard/checklist.types.js';
import { missingSentence } from './missing-tasks.rules.js';

export class NotReadyToOpen extends AppError {
  readonly code = 'NOT_READY';
  readonly status = 422;
  override readonly headline = 'Noch nicht so weit';
  override readonly fields: Record<string, string>;
  override readonly data: { missing: readonly TaskKey[] };

  constructor(missing: readonly TaskKey[]) {
    super(missingSentence(missing));
    this.fields = { 'settings.shopEnabled': this.message };
    this.data = { missing };
  }
}
