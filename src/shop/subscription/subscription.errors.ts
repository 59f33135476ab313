import { AppError } from '../../platform/app-error.js';
import { type Level, planOf } from './plans.js';

export class PlanNeeded extends AppError {
  readonly code = 'PLAN_NEEDED';
  readonly status = 403;
  override readonly headline = 'Abonnement erforderlich';
  override readonly data: { level: Level };

  constructor(level: Level) {
    super(`Diese Funktion ist ab dem Tarif „${planOf(level)?.name}“ verfügbar.`);
    this.data = { level };
  }
}
