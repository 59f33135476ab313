import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { InvitationService } from '../member/invitation.service.js';
import { MemberService } from '../member/member.service.js';
import { toDeviceView } from '../session/session.view.js';
import { UserService } from '../user/user.service.js';
import { AccountService } from './account.service.js';
import { toInvitationView, toMemberView, toOwnView, type UserSettingsPage } from './account.view.js';
import { DeviceService } from './device.service.js';

@Injectable()
export class TeamView {
  constructor(
    private readonly members: MemberService,
    private readonly invitations: InvitationService,
  ) {}

  async for({ shopId, role, userId }: Viewer): Promise<UserSettingsPage['team']> {
    if (!shopId || role !== 'owner') return null;
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

/** Gathers what the page about somebody's own account shows. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly users: UserService,
    private readonly account: AccountService,
    private readonly devices: DeviceService,
    private readonly team: TeamView,
  ) {}

  async of(viewer: Viewer): Promise<UserSettingsPage> {
    const user = await this.users.find(viewer.userId);
    if (!user) throw new UnauthorizedException();
    return {
      user: toOwnView(user),
      devices: (await this.devices.list(viewer)).map((session) => toDeviceView(session, viewer.sessionId)),
      team: await this.team.for(viewer),
      closesShop: await this.account.closesShop(user),
    };
  }
}
