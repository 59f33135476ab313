import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { LinkUsedUp } from '../account/account.errors.js';
import { refuseWeak } from '../account/password.service.js';
import { hashOfLink } from '../mail/links.js';
import { OtherShop } from '../user/user.errors.js';
import { UserService } from '../user/user.service.js';
import type { User } from '../user/user.types.js';
import { InvitationRepository } from './invitation.repository.js';
import type { Invitation } from './invitation.types.js';
import { InvitationNeedsSignIn, InvitationOfSomebodyElse } from './member.errors.js';

/** Somebody follows the link in their mail: with the account they have, or with a new one. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly users: UserService,
    private readonly clock: Clock,
  ) {}

  find(token: string): Promise<Invitation | null> {
    return this.invitations.findByLink(hashOfLink(token), this.clock.now());
  }

  async hasAccount({ email }: Invitation): Promise<boolean> {
    return (await this.users.findByEmail(email)) !== null;
  }

  async join(token: string, userId: string): Promise<void> {
    const invitation = await this.get(token);
    const user = await this.users.find(userId);
    if (user?.email !== invitation.email) throw new InvitationOfSomebodyElse(invitation.email);
    if (user.shopId !== null && user.shopId !== invitation.shopId) throw new OtherShop();

    await this.take(invitation);
    await this.users.attachShop(userId, invitation.shopId, invitation.role);
  }

  /** The link proves the mailbox, so the address needs no second confirmation. */
  async register(token: string, { name, password }: { name: string; password: string }): Promise<User> {
    const invitation = await this.get(token);
    const { email, shopId, role } = invitation;
    if (await this.hasAccount(invitation)) throw new InvitationNeedsSignIn();
    await refuseWeak(password, email);

    await this.take(invitation);
    const mailConfirmedAt = this.clock.now();
    return this.users.create({ email, name, password }, { shopId, role, mailConfirmedAt });
  }

  private async get(token: string): Promise<Invitation> {
    const invitation = await this.find(token);
    if (!invitation) throw new LinkUsedUp();
    return invitation;
  }

  private async take(invitation: Invitation): Promise<void> {
    if (!(await this.invitations.take(invitation.shopId, invitation))) throw new LinkUsedUp();
  }
}
