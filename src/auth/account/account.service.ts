import { Injectable } from '@nestjs/common';
import { MemberService } from '../member/member.service.js';
import { SessionEnd } from '../session/session-end.service.js';
import { ShopLink } from '../shop-link.js';
import { UserRepository } from '../user/user.repository.js';
import type { User } from '../user/user.types.js';
import { ShopWouldClose } from './account.errors.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly users: UserRepository,
    private readonly members: MemberService,
    private readonly shops: ShopLink,
    private readonly ends: SessionEnd,
  ) {}

  rename(userId: string, name: string): Promise<void> {
    return this.users.rename(userId, name);
  }

  /** Whether the shop would have no owner left. */
  async closesShop({ id, shopId, role }: Pick<User, 'id' | 'shopId' | 'role'>): Promise<boolean> {
    return shopId !== null && role === 'owner' && (await this.members.isLastOwner(shopId, id));
  }

  /** The shop first: if that fails, its owner is still there and can try again. */
  async delete(user: User, closeShop: boolean): Promise<void> {
    if (user.shopId && (await this.closesShop(user))) {
      if (!closeShop) throw new ShopWouldClose();
      await this.shops.close(user.shopId, user.id);
      await this.members.dissolve(user.shopId, user.id);
    }
    await this.ends.endAll(user.id);
    await this.users.remove(user.id);
  }
}
