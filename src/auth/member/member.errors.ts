import { AppError } from '../../platform/app-error.js';

export class AlreadyMember extends AppError {
  readonly code = 'ALREADY_MEMBER';
  readonly status = 422;
  override readonly headline = 'Schon dabei';
  override readonly fields = { email: 'Diese Person gehört schon zu deinem Team.' };

  constructor() {
    super('Diese Person gehört schon zu deinem Team.');
  }
}

export class MemberNotFound extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diese Person gehört nicht zu deinem Team.');
  }
}

export class InvitationNeedsSignIn extends AppError {
  readonly code = 'SIGN_IN_FIRST';
  readonly status = 422;
  override readonly headline = 'Melde dich zuerst an';

  constructor() {
    super('Zu dieser Adresse gibt es schon ein Konto. Melde dich damit an und nimm die Einladung dann an.');
  }
}

export class InvitationOfSomebodyElse extends AppError {
  readonly code = 'OTHER_ADDRESS';
  readonly status = 422;
  override readonly headline = 'Andere Adresse';

  constructor(email: string) {
    super(`Diese Einladung gilt für ${email}. Melde dich mit dieser Adresse an.`);
  }
}

export class WrongPin extends AppError {
  readonly code = 'WRONG_PIN';
  readonly status = 422;
  override readonly headline = 'PIN falsch';
  override readonly fields = { pin: 'Diese PIN stimmt nicht.' };

  constructor() {
    super('Diese PIN stimmt nicht.');
  }
}

export class NoShopYet extends AppError {
  readonly code = 'NO_SHOP';
  readonly status = 400;
  override readonly headline = 'Noch kein Restaurant';

  constructor() {
    super('Richte zuerst dein Restaurant ein.');
  }
}
