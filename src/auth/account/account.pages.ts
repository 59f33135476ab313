import { Controller, Query } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { GuestOnly } from '../../platform/http/guest-only.decorator.js';
import { Public } from '../../platform/http/public.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { AGREEMENTS } from '../user/agreements.view.js';
import type { ConfirmMailPage, RegisterPage, ResetPasswordPage, UserSettingsPage } from './account.view.js';
import { MailConfirmation, ownAccount } from './mail-change.service.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class AccountPages {
  constructor(
    private readonly settings: SettingsService,
    private readonly mails: MailConfirmation,
    private readonly env: Env,
  ) {}

  @GuestOnly()
  @Page('/register')
  register(): RegisterPage {
    return { signUp: this.env.SIGN_UP === 'on', agreements: AGREEMENTS };
  }

  @GuestOnly()
  @Page('/resetPassword')
  resetPassword(@Query('token') token: unknown): ResetPasswordPage {
    return { token: typeof token === 'string' && token !== '' ? token.slice(0, 100) : null };
  }

  @Public()
  @Page('/confirmMail')
  async confirmMail(
    @Query('token') asked: unknown,
    @CurrentUser() viewer: Viewer | null,
  ): Promise<ConfirmMailPage> {
    const token = typeof asked === 'string' ? asked.slice(0, 100) : '';
    return { token, asksPassword: await this.mails.asksPassword(token, ownAccount(viewer)) };
  }

  @Page('/app/settings/user')
  user(@CurrentUser() viewer: Viewer): Promise<UserSettingsPage> {
    return this.settings.of(viewer);
  }
}
