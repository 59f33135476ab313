import { AppError } from '../app-error.js';

/** Too many wait already for what is done one after the other. */
export abstract class Busy extends AppError {
  readonly status = 503;
  override readonly headline = 'Einen Moment';
  override readonly headers = { 'retry-after': '10' };
}
