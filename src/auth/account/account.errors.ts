import { AppError } from '../../platform/app-error.js';

export class LinkUsedUp extends AppError {
  readonly code = 'LINK_USED_UP';
  readonly status = 422;
  override readonly headline = 'Link abgelaufen';

  constructor() {
    super('Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere bitte einen neuen an.');
  }
}

/** Beside the link in a mail: the password of the account it belongs to. */
export class WrongPasswordHere extends AppError {
  readonly code = 'WRONG_PASSWORD';
  readonly status = 422;
  override readonly headline = 'Passwort falsch';
  override readonly fields = { password: 'Dieses Passwort stimmt nicht.' };

  constructor() {
    super('Dieses Passwort stimmt nicht.');
  }
}

export class MailNotConfirmed extends AppError {
  readonly code = 'MAIL_NOT_CONFIRMED';
  readonly status = 403;
  override readonly headline = 'Adresse noch nicht bestätigt';

  constructor() {
    super('Bestätige zuerst deine E-Mail-Adresse. Den Link dafür haben wir dir geschickt.');
  }
}

export class MailConfirmedAlready extends AppError {
  readonly code = 'MAIL_CONFIRMED';
  readonly status = 422;
  override readonly headline = 'Schon bestätigt';

  constructor() {
    super('Deine Adresse ist schon bestätigt.');
  }
}

export class LastOwner extends AppError {
  readonly code = 'LAST_OWNER';
  readonly status = 422;
  override readonly headline = 'Letzter Inhaber';

  constructor() {
    super('Ein Restaurant braucht einen Inhaber. Mach zuerst jemand anderen dazu.');
  }
}

export class ShopWouldClose extends AppError {
  readonly code = 'SHOP_WOULD_CLOSE';
  readonly status = 422;
  override readonly headline = 'Dein Restaurant wird geschlossen';

  constructor() {
    super(
      'Mit deinem Konto schließt auch dein Restaurant bei Tresen. Bestätige bitte, dass du das möchtest.',
    );
  }
}

export class DeviceNotFound extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Dieses Gerät ist nicht mehr angemeldet.');
  }
}
