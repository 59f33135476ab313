import { Controller, Req } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { GuestOnly } from '../../platform/http/guest-only.decorator.js';
import type { Request } from '../../platform/http/request.js';
import { Page } from '../../platform/pages/page.decorator.js';
import type { LoginPage } from './session.view.js';

@Controller()
export class SessionPages {
  constructor(private readonly env: Env) {}

  @GuestOnly()
  @Page('/login')
  login(@Req() { cookies }: Request): LoginPage {
    return {
      signUp: this.env.SIGN_UP === 'on',
      mayResume: cookies.resume !== undefined,
      confirmsByMail: Boolean(this.env.SMTP_URL),
    };
  }
}
