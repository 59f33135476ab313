import { Injectable } from '@nestjs/common';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { ROLE_NAMES } from '../user/user.rules.js';
import type { Role, User } from '../user/user.types.js';
import { AddressChanged, AddressInUse } from './address.mail.js';
import { ConfirmMail } from './confirm.mail.js';
import { Invitation } from './invitation.mail.js';
import { NewDevice } from './new-device.mail.js';
import { PasswordChanged, ResetPassword } from './password.mail.js';

type Addressee = Pick<User, 'email' | 'name'>;

interface InvitationMail {
  email: string;
  inviter: string;
  shop: string;
  role: Role;
  url: string;
}

/** The mails about an account. */
@Injectable()
export class AuthMails {
  constructor(
    private readonly mailer: Mailer,
    mails: Mails,
  ) {
    mails.register('auth.reset', { subject: () => 'Neues Passwort für Tresen', Component: ResetPassword });
    mails.register('auth.passwordChanged', {
      subject: () => 'Dein Passwort wurde geändert',
      Component: PasswordChanged,
    });
    mails.register('auth.confirm', { subject: () => 'Bestätige deine Adresse', Component: ConfirmMail });
    mails.register('auth.addressInUse', {
      subject: () => 'Zu dieser Adresse gibt es schon ein Konto',
      Component: AddressInUse,
    });
    mails.register('auth.addressChanged', {
      subject: () => 'Deine Adresse bei Tresen wurde geändert',
      Component: AddressChanged,
    });
    mails.register('auth.newDevice', {
      subject: () => 'Neue Anmeldung bei Tresen',
      Component: NewDevice,
    });
    mails.register('auth.invitation', {
      subject: ({ shop }) => `Einladung ins Team von ${shop}`,
      Component: Invitation,
    });
  }

  reset({ email, name }: Addressee, url: string): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.reset', props: { name, url } });
  }

  passwordChanged({ email, name }: Addressee): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.passwordChanged', props: { name } });
  }

  confirm({ email, name }: Addressee, url: string): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.confirm', props: { name, url } });
  }

  addressInUse(email: string): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.addressInUse', props: {} });
  }

  /** Goes to the former address: its owner must hear of it. */
  addressChanged({ email, name }: Addressee, newEmail: string): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.addressChanged', props: { name, newEmail } });
  }

  newDevice({ email, name }: Addressee, device: string): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.newDevice', props: { name, device } });
  }

  invitation({ email, inviter, shop, role, url }: InvitationMail): Promise<void> {
    const props = { inviter, shop, role: ROLE_NAMES[role], url };
    return this.mailer.mailLater({ to: email, template: 'auth.invitation', props });
  }
}
