import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Reply } from '../../platform/http/request.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { AuthCookies } from '../session/auth-cookies.js';
import { DeleteAccountDto } from './account.dto.js';
import { AccountService } from './account.service.js';
import { Reauthentication } from './reauthentication.js';

@Controller('api/user')
export class DeletionController {
  constructor(
    private readonly account: AccountService,
    private readonly again: Reauthentication,
    private readonly cookies: AuthCookies,
  ) {}

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() { userId }: Viewer,
    @Body() { currentPassword, closeShop }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const user = await this.again.demand(userId, currentPassword);
    await this.account.delete(user, closeShop ?? false);
    this.cookies.clear(reply);
  }
}
