import { Injectable } from '@nestjs/common';
import type { MailTemplate } from '../../platform/mail/mail.template.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { unlinked, withoutLinks } from '../../shared/links.js';
import { ROLE_NAMES } from '../user/user.rules.js';
import type { Role, User } from '../user/user.types.js';
import { AddressChanged, AddressChangeRequested, AddressInUse, AlreadyRegistered } from './address.mail.js';
import { ConfirmMail } from './confirm.mail.js';
import { Invitation } from './invitation.mail.js';
import { NewDevice } from './new-device.mail.js';
import { PasswordChanged, ResetPassword } from './password.mail.js';
import { PinLocked } from './pin-locked.mail.js';

type Addressee = Pick<User, 'email' | 'name'>;

interface InvitationMail {
  email: string;
  inviter: string;
  shop: string;
  role: Role;
  url: string;
}

const about = <P extends object>(
  subject: string,
  Component: MailTemplate<P>['Component'],
): MailTemplate<P> => ({ subject: () => subject, Component });

/** The mails about an account. */
@Injectable()
export class AuthMails {
  constructor(
    private readonly mailer: Mailer,
    mails: Mails,
  ) {
    mails.register('auth.reset', about('Neues Passwort für Tresen', ResetPassword));
    mails.register('auth.passwordChanged', about('Dein Passwort wurde geändert', PasswordChanged));
    mails.register('auth.confirm', about('Bestätige deine Adresse', ConfirmMail));
    mails.register('auth.addressInUse', about('Zu dieser Adresse gibt es schon ein Konto', AddressInUse));
    mails.register('auth.alreadyRegistered', about('Du hast schon ein Konto bei Tresen', AlreadyRegistered));
    mails.register(
      'auth.addressChangeRequested',
      about('Deine Adresse bei Tresen soll geändert werden', AddressChangeRequested),
    );
    mails.register('auth.addressChanged', about('Deine Adresse bei Tresen wurde geändert', AddressChanged));
    mails.register('auth.newDevice', about('Neue Anmeldung bei Tresen', NewDevice));
    mails.register('auth.pinLocked', about('Deine PIN bei Tresen ist gesperrt', PinLocked));
    mails.register('auth.invitation', {
      subject: ({ shop }) => `Einladung ins Team von ${withoutLinks(shop)}`,
      Component: Invitation,
    });
  }

  reset(to: Addressee, url: string): Promise<void> {
    return this.tell(to, 'auth.reset', { url });
  }

  passwordChanged(to: Addressee): Promise<void> {
    return this.tell(to, 'auth.passwordChanged');
  }

  /** Without a name where nobody knows yet whether the person who chose it has this mailbox. */
  confirm({ email, name }: { email: string; name: string | null }, url: string): Promise<void> {
    const props = { name: name && unlinked(name), url };
    return this.mailer.mailLater({ to: email, template: 'auth.confirm', props });
  }

  addressInUse(email: string): Promise<void> {
    return this.mailer.mailLater({ to: email, template: 'auth.addressInUse', props: {} });
  }

  alreadyRegistered(to: Addressee): Promise<void> {
    return this.tell(to, 'auth.alreadyRegistered');
  }

  /** Goes to the address that still counts. */
  addressChangeRequested(to: Addressee, newEmail: string): Promise<void> {
    return this.tell(to, 'auth.addressChangeRequested', { newEmail });
  }

  /** Goes to the former address: its owner must hear of it. */
  addressChanged(to: Addressee, newEmail: string): Promise<void> {
    return this.tell(to, 'auth.addressChanged', { newEmail });
  }

  newDevice(to: Addressee, device: string): Promise<void> {
    return this.tell(to, 'auth.newDevice', { device });
  }

  pinLocked(to: Addressee): Promise<void> {
    return this.tell(to, 'auth.pinLocked');
  }

  invitation({ email, inviter, shop, role, url }: InvitationMail): Promise<void> {
    const props = { inviter: unlinked(inviter), shop: unlinked(shop), role: ROLE_NAMES[role], url };
    return this.mailer.mailLater({ to: email, template: 'auth.invitation', props });
  }

  private tell({ email, name }: Addressee, template: string, more: object = {}): Promise<void> {
    return this.mailer.mailLater({ to: email, template, props: { name: unlinked(name), ...more } });
  }
}
