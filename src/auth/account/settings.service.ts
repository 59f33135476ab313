import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { InvitationService } from '../member/invitation.service.js';
import { MemberService } from '../member/member.service.js';
import { toDeviceView } from '../session/session.view.js';
import { UserService } from '../user/user.service.js';
import type { User } from '../user/user.types.js';
import { AccountService } from './account.service.js';
import {
  type SecurityPage,
  type TeamPage,
  toInvitationView,
  toMemberView,
  toOwnView,
  toSecurityView,
  type UserSettingsPage,
} from './account.view.js';
import { DeviceService } from './device.service.js';

@Injectable()
export class TeamView {
  constructor(
    private readonly members: MemberService,
    private readonly invitations: InvitationService,
  ) {}

  async of({ shopId, userId }: Viewer): Promise<TeamPage> {
    if (!shopId) return { members: [], invitations: [] };
    const [members, invitations] = await Promise.all([
      this.members.list(shopId),
      this.invitations.list(shopId),
    ]);
    return {
      members: members.map((member) => toMemberView(member, userId)),
      invitations: invitations.map(toInvitationView),
    };
  }
}

/** Gathers what the pages about somebody's own account show. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly users: UserService,
    private readonly account: AccountService,
    private readonly devices: DeviceService,
    private readonly teams: TeamView,
  ) {}

  async own(viewer: Viewer): Promise<UserSettingsPage> {
    return { user: toOwnView(await this.find(viewer)) };
  }

  async security(viewer: Viewer): Promise<SecurityPage> {
    const user = await this.find(viewer);
    return {
      user: toSecurityView(user),
      devices: (await this.devices.list(viewer)).map((session) => toDeviceView(session, viewer.sessionId)),
      closesShop: await this.account.closesShop(user),
    };
  }

  team(viewer: Viewer): Promise<TeamPage> {
    return this.teams.of(viewer);
  }

  private async find({ userId }: Viewer): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw new UnauthorizedException();
    return user;
  }
}
