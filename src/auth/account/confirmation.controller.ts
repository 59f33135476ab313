import { Controller, HttpCode, Post } from '@nestjs/common';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { MailChangeService } from './mail-change.service.js';

@Controller('api/user/mail')
export class ConfirmationController {
  constructor(private readonly mails: MailChangeService) {}

  /** The link for the address somebody already has. */
  @Post('resend')
  @HttpCode(200)
  async resend(@CurrentUser() { userId }: Viewer): Promise<Answer<null>> {
    const email = await this.mails.resend(userId);
    return new Answer(null, `Wir haben dir eine Mail an ${email} geschickt.`);
  }
}
