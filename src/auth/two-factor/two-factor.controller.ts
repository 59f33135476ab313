import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { CurrentPasswordDto, TotpDto } from '../account/account.dto.js';
import { Reauthentication } from '../account/reauthentication.js';
import { TwoFactorService } from './two-factor.service.js';
import type { PendingTwoFactor } from './two-factor.view.js';

/** Secrets and recovery codes are never kept for a second answer. */
@OwnIdempotency()
@Controller('api/user/totp')
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly again: Reauthentication,
  ) {}

  @Post('prepare')
  @HttpCode(200)
  async prepare(
    @CurrentUser() { userId }: Viewer,
    @Body() { currentPassword }: CurrentPasswordDto,
  ): Promise<PendingTwoFactor> {
    return this.twoFactor.prepare(await this.again.demand(userId, currentPassword));
  }

  @AsksPassword()
  @Post('turnOn')
  @HttpCode(200)
  async turnOn(
    @CurrentUser() { userId }: Viewer,
    @Body() { code }: TotpDto,
  ): Promise<{ recoveryCodes: string[] }> {
    return { recoveryCodes: await this.twoFactor.turnOn(userId, code) };
  }

  @Post('turnOff')
  @HttpCode(200)
  async turnOff(
    @CurrentUser() { userId }: Viewer,
    @Body() { currentPassword }: CurrentPasswordDto,
  ): Promise<void> {
    await this.twoFactor.turnOff(await this.again.demand(userId, currentPassword));
  }
}
