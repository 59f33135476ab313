import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { AuthMails } from '../mail/auth-mails.js';
import { Links } from '../mail/links.js';
import { ShopLink } from '../shop-link.js';
import { UserRepository } from '../user/user.repository.js';
import type { Role } from '../user/user.types.js';
import { InvitationRepository } from './invitation.repository.js';
import type { Invitation } from './invitation.types.js';
import { InvitationGate } from './invitation-gate.js';
import { AlreadyMember } from './member.errors.js';

const WEEK_MINUTES = 7 * 24 * 60;

@Injectable()
export class InvitationPost {
  constructor(
    private readonly links: Links,
    private readonly shops: ShopLink,
    private readonly mails: AuthMails,
  ) {}

  link() {
    return this.links.to('/invitation', WEEK_MINUTES);
  }

  async send(
    shopId: string,
    invitation: { email: string; role: Role; inviter: string; url: string },
  ): Promise<void> {
    await this.mails.invitation({ ...invitation, shop: await this.shops.nameOf(shopId) });
  }
}

/** Owners ask people to join their shop. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly users: UserRepository,
    private readonly post: InvitationPost,
    private readonly gate: InvitationGate,
  ) {}

  async invite(shopId: string, viewer: Viewer, email: string, role: Role): Promise<void> {
    const known = await this.users.findByEmail(email);
    if (known?.shopId === shopId) throw new AlreadyMember();
    await this.gate.pass({ shopId, userId: viewer.userId }, email);
    const { url, hash, expiresAt, now } = this.post.link();
    await this.invitations.put(shopId, {
      id: newId(now.getTime()),
      shopId,
      email,
      role,
      hash,
      inviter: viewer.name,
      createdAt: now,
      expiresAt,
    });
    await this.post.send(shopId, { email, role, inviter: viewer.name, url });
  }

  list(shopId: string): Promise<Invitation[]> {
    return this.invitations.list(shopId, this.post.link().now);
  }

  withdraw(shopId: string, id: string): Promise<void> {
    return this.invitations.withdraw(shopId, id);
  }
}
