import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply, Request } from '../../platform/http/request.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { OwnOriginGuard } from '../guard/own-origin.guard.js';
import { AuthCookies } from '../session/auth-cookies.js';
import { type TokensView, toTokensView } from '../session/session.view.js';
import { TokenService } from '../session/token.service.js';
import { visitorOf } from '../session/visitor.js';
import { AcceptanceService } from './acceptance.service.js';
import { JoinDto, JoinWithNewAccountDto } from './member.dto.js';

@UseGuards(OwnOriginGuard)
@Controller('api/invitation')
export class InvitationController {
  constructor(
    private readonly acceptance: AcceptanceService,
    private readonly tokens: TokenService,
    private readonly cookies: AuthCookies,
  ) {}

  /** With the account somebody is signed in to. */
  @Post('join')
  @HttpCode(200)
  join(@CurrentUser() { userId }: Viewer, @Body() { token }: JoinDto): Promise<void> {
    return this.acceptance.join(token, userId);
  }

  /** With a new account, which is signed in at once. */
  @Public()
  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 900, by: 'address' })
  @Post('register')
  @HttpCode(200)
  async register(
    @Body() { token, name, password }: JoinWithNewAccountDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<TokensView> {
    const user = await this.acceptance.register(token, { name, password });
    const tokens = await this.tokens.start(user.id, visitorOf(request).device);
    this.cookies.set(reply, tokens);
    return toTokensView(tokens);
  }
}
