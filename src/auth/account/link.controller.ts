import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Answer } from '../../platform/http/answer.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { ConfirmMailDto, ConfirmResetDto, RequestResetDto } from './account.dto.js';
import type { Confirmation } from './account.types.js';
import { MailConfirmation, ownAccount } from './mail-change.service.js';
import { PasswordService } from './password.service.js';
import { ResetService } from './reset.service.js';

const SENT = 'Wenn es zu dieser Adresse ein Konto gibt, ist eine Mail mit einem Link unterwegs.';
const PER_ACCOUNT = { points: 5, seconds: 3600 };

/** What people do with links from their mailbox, signed in or not. */
@Public()
@Controller('api')
export class LinkController {
  constructor(
    private readonly resets: ResetService,
    private readonly passwords: PasswordService,
    private readonly mails: MailConfirmation,
    private readonly limits: RateLimits,
  ) {}

  @RateLimit({ points: 20, seconds: 900, by: 'address' })
  @Post('auth/reset/request')
  @HttpCode(200)
  async requestReset(@Body() { email }: RequestResetDto): Promise<Answer<null>> {
    await this.limits.consume('reset-account', email, PER_ACCOUNT);
    this.resets.mailLinkSoon(email);
    return new Answer(null, SENT);
  }

  @RateLimit({ points: 30, seconds: 900, by: 'address' })
  @Post('auth/reset/confirm')
  @HttpCode(200)
  confirmReset(@Body() { token, password }: ConfirmResetDto): Promise<void> {
    return this.passwords.reset(token, password);
  }

  @OwnIdempotency()
  @RateLimit({ points: 30, seconds: 900, by: 'address' })
  @Post('user/mail/confirm')
  @HttpCode(200)
  confirmMail(
    @CurrentUser() viewer: Viewer | null,
    @Body() { token, password }: ConfirmMailDto,
  ): Promise<Confirmation> {
    return this.mails.confirm(token, { ...ownAccount(viewer), password });
  }
}
