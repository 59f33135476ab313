import { AppError } from '../../platform/app-error.js';
import { type Level, planOf } from './plans.js';

const nameOf = (level: Level): string => `„${planOf(level)?.name}“`;

export class PlanNeeded extends AppError {
  readonly code = 'SUBSCRIPTION_REQUIRED';
  readonly status = 403;
  override readonly headline = 'Abonnement erforderlich';
  override readonly data: { level: Level };

  /** `what` stands before "ist ab dem Tarif ... verfügbar". */
  constructor(level: Level, what = 'Diese Funktion ist') {
    super(`${what} ab dem Tarif ${nameOf(level)} verfügbar.`);
    this.data = { level };
  }
}
