import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Answer } from '../../platform/http/answer.js';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { ChangeMailDto, ChangePasswordDto, RenameDto } from './account.dto.js';
import { AccountService } from './account.service.js';
import { MailChangeService } from './mail-change.service.js';
import { PasswordService } from './password.service.js';
import { Reauthentication } from './reauthentication.js';

@Controller('api/user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passwords: PasswordService,
    private readonly mails: MailChangeService,
    private readonly again: Reauthentication,
  ) {}

  @AsksPassword()
  @Post('rename')
  @HttpCode(200)
  rename(@CurrentUser() { userId }: Viewer, @Body() { name }: RenameDto): Promise<void> {
    return this.account.rename(userId, name);
  }

  @Post('mail')
  @HttpCode(200)
  async changeMail(
    @CurrentUser() { userId }: Viewer,
    @Body() { currentPassword, email }: ChangeMailDto,
  ): Promise<Answer<null>> {
    const user = await this.again.demand(userId, currentPassword);
    await this.mails.request(user, email);
    return new Answer(null, `Wir haben dir eine Mail an ${email} geschickt.`);
  }

  @Post('password')
  @HttpCode(200)
  async changePassword(
    @CurrentUser() { userId, sessionId }: Viewer,
    @Body() { currentPassword, password }: ChangePasswordDto,
  ): Promise<void> {
    const user = await this.again.demand(userId, currentPassword);
    await this.passwords.change(user, password, sessionId);
  }
}
