import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import { LastOwner } from '../account/account.errors.js';
import { SessionEnd } from '../session/session-end.service.js';
import { UserRepository } from '../user/user.repository.js';
import type { Role, User } from '../user/user.types.js';
import { MemberNotFound } from './member.errors.js';

/** The people of one shop. */
@Injectable()
export class MemberService {
  constructor(
    private readonly users: UserRepository,
    private readonly ends: SessionEnd,
  ) {}

  list(shopId: string): Promise<User[]> {
    return this.users.listMembers(shopId);
  }

  /** Where owners are told what concerns them alone. */
  async ownerMailboxes(shopId: string): Promise<string[]> {
    const owners = (await this.list(shopId)).filter(({ role }) => role === 'owner');
    return owners.map(({ email }) => email).filter(isMailAddress);
  }

  async isLastOwner(shopId: string, userId: string): Promise<boolean> {
    const owners = (await this.users.listMembers(shopId)).filter(({ role }) => role === 'owner');
    return owners.every(({ id }) => id === userId);
  }

  async changeRole(shopId: string, id: string, to: Role): Promise<void> {
    const member = await this.get(shopId, id);
    const from = member.role ?? 'staff';
    if (from === to) return;
    if (from === 'owner' && (await this.isLastOwner(shopId, id))) throw new LastOwner();
    if (!(await this.users.changeRole(shopId, id, from, to))) throw new MemberNotFound();

    // Two owners may have demoted each other at the same moment.
    if (from === 'owner' && (await this.hasNoOwner(shopId))) {
      await this.users.changeRole(shopId, id, to, from);
      throw new LastOwner();
    }
    await this.ends.outdate(id);
  }

  /** The account stays, but it is signed out everywhere and belongs to nobody. */
  async remove(shopId: string, id: string): Promise<void> {
    const member = await this.get(shopId, id);
    if (member.role === 'owner' && (await this.isLastOwner(shopId, id))) throw new LastOwner();
    if (!(await this.users.detach(shopId, id))) throw new MemberNotFound();

    if (member.role === 'owner' && (await this.hasNoOwner(shopId))) {
      await this.users.attachShop(id, shopId, 'owner');
      throw new LastOwner();
    }
    await this.ends.endAll(id);
  }

  /** The shop is closed: nobody but its last owner is left in it. */
  async dissolve(shopId: string, lastOwnerId: string): Promise<void> {
    const others = (await this.users.listMembers(shopId)).filter(({ id }) => id !== lastOwnerId);
    for (const { id } of others) {
      await this.users.detach(shopId, id);
      await this.ends.endAll(id);
    }
  }

  private async get(shopId: string, id: string): Promise<User> {
    const member = await this.users.findMember(shopId, id);
    if (!member) throw new MemberNotFound();
    return member;
  }

  private async hasNoOwner(shopId: string): Promise<boolean> {
    return (await this.users.listMembers(shopId)).every(({ role }) => role !== 'owner');
  }
}
