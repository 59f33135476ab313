import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Reply } from '../../platform/http/request.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { Reauthentication } from '../account/reauthentication.js';
import { NoShopYet } from '../member/member.errors.js';
import { AuthCookies } from '../session/auth-cookies.js';
import { type AccessView, toAccessView } from '../session/session.view.js';
import { HandoverService } from './handover.service.js';
import { SetPinDto, SwitchDto } from './pin.dto.js';
import { PinService } from './pin.service.js';

@Controller('api/user')
export class PinController {
  constructor(
    private readonly pins: PinService,
    private readonly handover: HandoverService,
    private readonly again: Reauthentication,
    private readonly cookies: AuthCookies,
  ) {}

  @Post('pin')
  @HttpCode(200)
  async set(@CurrentUser() viewer: Viewer, @Body() { currentPassword, pin }: SetPinDto): Promise<void> {
    await this.again.demand(viewer.userId, currentPassword);
    await this.pins.set(viewer.userId, pin ?? null);
  }

  @OwnIdempotency()
  @Post('switch')
  @HttpCode(200)
  async switch(
    @CurrentUser() { shopId, sessionId }: Viewer,
    @Body() { memberId, pin }: SwitchDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<AccessView> {
    if (!shopId) throw new NoShopYet();
    const member = await this.pins.check({ shopId, sessionId, memberId, pin });
    const access = await this.handover.handOver(sessionId, member.id);
    this.cookies.setAccess(reply, access.token);
    return toAccessView(access);
  }
}
