import { Injectable, UnauthorizedException } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Live } from '../../platform/live/live.js';
import { MailLimits } from '../../platform/mail/mail-limits.js';
import { AuthMails } from '../mail/auth-mails.js';
import { hashOfLink } from '../mail/links.js';
import { SessionEnd } from '../session/session-end.service.js';
import { CredentialRepository } from '../user/credential.repository.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { LinkUsedUp, MailConfirmedAlready } from './account.errors.js';
import type { Confirmation, Proof } from './account.types.js';
import { ConfirmationPost } from './confirmation-post.js';
import { FirstConfirmation } from './first-confirmation.service.js';

/** A new address counts once its owner has clicked the link that was sent there. */
@Injectable()
export class MailChangeService {
  constructor(
    private readonly users: UserRepository,
    private readonly post: ConfirmationPost,
    private readonly mails: AuthMails,
    private readonly limits: MailLimits,
  ) {}

  /** Answers the same whether the address is free or not; only its mailbox learns the difference. The old one hears of it at once. */
  async request(user: User, email: string): Promise<void> {
    await this.limits.takeAddressChange(user.id, email);
    if (user.mailConfirmedAt !== null && email !== user.email)
      await this.mails.addressChangeRequested(user, email);
    const holder = await this.users.findByEmail(email);
    if (holder && holder.id !== user.id) return this.mails.addressInUse(email);
    await this.post.send(user, email);
  }

  /** Where it went; nothing goes to an address that is confirmed. */
  async resend(userId: string): Promise<string> {
    const user = await this.users.find(userId);
    if (!user) throw new UnauthorizedException();
    if (user.mailConfirmedAt !== null) throw new MailConfirmedAlready();
    await this.limits.take({ account: user.id }, user.email);
    await this.post.send(user, user.email);
    return user.email;
  }
}

/** What follows when an address has been confirmed. */
@Injectable()
export class ConfirmationAftermath {
  constructor(
    private readonly mails: AuthMails,
    private readonly ends: SessionEnd,
    private readonly live: Live,
  ) {}

  /** Nobody else stays in, and guests may order at once. */
  async first({ id, shopId }: User, keep: string | undefined): Promise<void> {
    await this.ends.endAll(id, { except: keep });
    if (keep !== undefined) await this.ends.outdate(id);
    if (shopId !== null) await this.live.publish(shopId, 'shop.changed', {});
  }

  async changed(user: User, email: string): Promise<void> {
    if (email === user.email) return;
    await this.mails.addressChanged(user, email);
    await this.ends.outdate(user.id);
  }
}

@Injectable()
export class MailConfirmation {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly first: FirstConfirmation,
    private readonly aftermath: ConfirmationAftermath,
    private readonly clock: Clock,
  ) {}

  async asksPassword(token: string, { viewerId }: Proof): Promise<boolean> {
    const user = await this.credentials.findMailChange(hashOfLink(token), this.clock.now());
    return user !== null && user.mailConfirmedAt === null && user.id !== viewerId;
  }

  async confirm(token: string, proof: Proof): Promise<Confirmation> {
    const now = this.clock.now();
    const user = await this.credentials.findMailChange(hashOfLink(token), now);
    if (!user?.mailChange) throw new LinkUsedUp();
    if (user.mailConfirmedAt === null) return this.confirmFirst(user, proof, now);

    const { email } = user.mailChange;
    if (!(await this.credentials.takeMailChange(user.id, user.mailChange, now))) throw new LinkUsedUp();
    await this.aftermath.changed(user, email);
    return { email, passwordToken: null };
  }

  private async confirmFirst(user: User, proof: Proof, now: Date): Promise<Confirmation> {
    const confirmation = await this.first.confirm(user, proof, now);
    await this.aftermath.first(user, proof.viewerId === user.id ? proof.sessionId : undefined);
    return confirmation;
  }
}

/** A PIN says who works at a tablet, not whose account it is. */
export const ownAccount = (viewer: Viewer | null): Proof =>
  viewer === null || viewer.byPin
    ? { viewerId: null }
    : { viewerId: viewer.userId, sessionId: viewer.sessionId };
