import { AppError } from '../../platform/app-error.js';

abstract class SignInRefused extends AppError {
  readonly status = 401;
  override readonly headline: string = 'Anmeldung fehlgeschlagen';
}

export class WrongCredentials extends SignInRefused {
  readonly code = 'WRONG_CREDENTIALS';

  constructor() {
    super('E-Mail-Adresse oder Passwort stimmt nicht.');
  }
}

export class TotpNeeded extends SignInRefused {
  readonly code = 'TOTP_NEEDED';
  override readonly headline = 'Noch ein Schritt';

  constructor() {
    super('Gib den Code aus deiner Authenticator-App ein.');
  }
}

export class TotpWrong extends SignInRefused {
  readonly code = 'TOTP_WRONG';
  override readonly fields = { totp: 'Dieser Code stimmt nicht oder ist abgelaufen.' };

  constructor() {
    super('Dieser Code stimmt nicht oder ist abgelaufen.');
  }
}

export class PasswordNeeded extends AppError {
  readonly code = 'PASSWORD_NEEDED';
  readonly status = 403;
  override readonly headline = 'Passwort nötig';

  constructor() {
    super('Du arbeitest mit deiner PIN. Gib dafür bitte dein Passwort ein.');
  }
}

export class SessionOver extends AppError {
  readonly code = 'SESSION_OVER';
  readonly status = 401;
  override readonly headline = 'Abgemeldet';

  constructor() {
    super('Deine Anmeldung ist abgelaufen. Bitte melde dich wieder an.');
  }
}

export class ForeignOrigin extends AppError {
  readonly code = 'FOREIGN_ORIGIN';
  readonly status = 403;
  override readonly headline = 'Kein Zugriff';

  constructor() {
    super('Diese Anfrage kam nicht von unserer Seite.');
  }
}

export class DemoOnlyHere extends AppError {
  readonly code = 'DEMO_ONLY_LOCAL';
  readonly status = 403;
  override readonly headline = 'Nur zum Ausprobieren';

  constructor() {
    super('Das Demo-Konto lässt sich nur auf dem Rechner öffnen, auf dem Tresen läuft.');
  }
}
