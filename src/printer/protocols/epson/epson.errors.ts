import { AppError } from '../../../platform/app-error.js';

export class SignInNeeded extends AppError {
  readonly code = 'PRINTER_SIGN_IN_NEEDED';
  readonly status = 401;
  override readonly headers: Record<string, string>;

  constructor(challenge: string) {
    super('Der Drucker muss sich anmelden.');
    this.headers = { 'www-authenticate': challenge };
  }
}
