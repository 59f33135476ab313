import { AppError } from '../../platform/app-error.js';
import type { PasswordWeakness } from './user.rules.js';

export class EmailTaken extends AppError {
  readonly code = 'EMAIL_TAKEN';
  readonly status = 422;
  override readonly headline = 'Adresse vergeben';
  override readonly fields = { email: 'Für diese Adresse gibt es schon ein Konto. Melde dich an.' };

  constructor() {
    super('Für diese Adresse gibt es schon ein Konto.');
  }
}

const WEAK: Record<PasswordWeakness, string> = {
  short: 'Nimm mindestens 8 Zeichen.',
  long: 'Nimm höchstens 200 Zeichen.',
  common: 'Dieses Passwort wird überall zuerst probiert. Nimm ein anderes.',
  address: 'Nimm ein Passwort, das nicht deine Adresse ist.',
};

export class WeakPassword extends AppError {
  readonly code = 'WEAK_PASSWORD';
  readonly status = 422;
  override readonly headline = 'Passwort zu schwach';
  override readonly fields: Record<string, string>;

  constructor(weakness: PasswordWeakness, field = 'password') {
    super(WEAK[weakness]);
    this.fields = { [field]: WEAK[weakness] };
  }
}

export class WrongPassword extends AppError {
  readonly code = 'WRONG_PASSWORD';
  readonly status = 422;
  override readonly headline = 'Passwort falsch';
  override readonly fields = { currentPassword: 'Das ist nicht dein jetziges Passwort.' };

  constructor() {
    super('Das ist nicht dein jetziges Passwort.');
  }
}

export class SignUpClosed extends AppError {
  readonly code = 'SIGN_UP_OFF';
  readonly status = 403;
  override readonly headline = 'Registrierung geschlossen';

  constructor() {
    super('Hier kann man sich gerade nicht registrieren.');
  }
}

export class AgreementOutdated extends AppError {
  readonly code = 'AGREEMENT_OUTDATED';
  readonly status = 422;
  override readonly headline = 'Neue Fassung';
  override readonly fields: Record<string, string>;

  constructor(field: 'acceptTerms' | 'acceptProcessing') {
    super('Dieser Text hat eine neue Fassung. Lade die Seite neu und lies sie noch einmal.');
    this.fields = { [field]: this.message };
  }
}

export class OtherShop extends AppError {
  readonly code = 'OTHER_SHOP';
  readonly status = 422;
  override readonly headline = 'Anderes Restaurant';

  constructor() {
    super('Dieses Konto gehört schon zu einem Restaurant. Nimm dafür eine andere Adresse.');
  }
}

export class Busy extends AppError {
  readonly code = 'BUSY';
  readonly status = 503;
  override readonly headline = 'Viel los';
  override readonly headers = { 'retry-after': '2' };

  constructor() {
    super('Gerade melden sich sehr viele an. Versuche es gleich noch einmal.');
  }
}
