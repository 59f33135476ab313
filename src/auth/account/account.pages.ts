import { Controller, Query } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { GuestOnly } from '../../platform/http/guest-only.decorator.js';
import { Public } from '../../platform/http/public.decorator.js';
import { PageRedirect } from '../../platform/http/redirect.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { Roles } from '../roles.decorator.js';
import { AGREEMENTS } from '../user/agreements.view.js';
import type {
  ConfirmMailPage,
  RegisterPage,
  ResetPasswordPage,
  SecurityPage,
  TeamPage,
  UserSettingsPage,
} from './account.view.js';
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

  /** The link in our mail opens in a browser that is signed in as well: on a shared tablet somebody always is. */
  @Public()
  @Page('/resetPassword')
  resetPassword(@Query('token') asked: unknown, @CurrentUser() viewer: Viewer | null): ResetPasswordPage {
    const token = typeof asked === 'string' && asked !== '' ? asked.slice(0, 100) : null;
    if (viewer && token === null) throw new PageRedirect('/');
    return { token };
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
    return this.settings.own(viewer);
  }

  @Page('/app/settings/security')
  security(@CurrentUser() viewer: Viewer): Promise<SecurityPage> {
    return this.settings.security(viewer);
  }

  @Roles('owner')
  @Page('/app/settings/team')
  team(@CurrentUser() viewer: Viewer): Promise<TeamPage> {
    return this.settings.team(viewer);
  }
}
