import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Roles } from '../roles.decorator.js';
import { InvitationService } from './invitation.service.js';
import { ChangeRoleDto, InviteDto, MemberDto } from './member.dto.js';
import { NoShopYet } from './member.errors.js';
import { MemberService } from './member.service.js';

/** Only owners decide who works here. */
@Roles('owner')
@AsksPassword()
@Controller('api/member')
export class MemberController {
  constructor(
    private readonly members: MemberService,
    private readonly invitations: InvitationService,
  ) {}

  @Post('invite')
  @HttpCode(200)
  invite(@CurrentUser() viewer: Viewer, @Body() { email, role }: InviteDto): Promise<void> {
    return this.invitations.invite(shopOf(viewer), viewer, email, role);
  }

  @Post('withdraw')
  @HttpCode(200)
  withdraw(@CurrentUser() viewer: Viewer, @Body() { id }: MemberDto): Promise<void> {
    return this.invitations.withdraw(shopOf(viewer), id);
  }

  @Post('role')
  @HttpCode(200)
  changeRole(@CurrentUser() viewer: Viewer, @Body() { id, role }: ChangeRoleDto): Promise<void> {
    return this.members.changeRole(shopOf(viewer), id, role);
  }

  @Post('remove')
  @HttpCode(200)
  remove(@CurrentUser() viewer: Viewer, @Body() { id }: MemberDto): Promise<void> {
    return this.members.remove(shopOf(viewer), id);
  }
}

function shopOf({ shopId }: Viewer): string {
  if (!shopId) throw new NoShopYet();
  return shopId;
}
