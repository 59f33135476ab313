import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { Answer } from '../../platform/http/answer.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply, Request } from '../../platform/http/request.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { OwnOriginGuard } from '../guard/own-origin.guard.js';
import { AuthCookies } from '../session/auth-cookies.js';
import { type TokensView, toTokensView } from '../session/session.view.js';
import { TokenService } from '../session/token.service.js';
import { visitorOf } from '../session/visitor.js';
import { RegisterDto } from './account.dto.js';
import { RegisterService } from './register.service.js';

const SENT = 'Wir haben dir eine Mail geschickt. Öffne den Link darin, dann geht es weiter.';

@Public()
@UseGuards(OwnOriginGuard)
@Controller('api/auth')
export class EntryController {
  constructor(
    private readonly entry: RegisterService,
    private readonly tokens: TokenService,
    private readonly cookies: AuthCookies,
  ) {}

  @OwnIdempotency()
  @RateLimit({ points: 20, seconds: 3600, by: 'address' })
  @Post('register')
  @HttpCode(200)
  async register(
    @Body() registration: RegisterDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<TokensView | Answer<null>> {
    const user = await this.entry.register(registration);
    if (!user) return new Answer(null, SENT);
    const tokens = await this.tokens.start(user.id, visitorOf(request).device);
    this.cookies.set(reply, tokens);
    return toTokensView(tokens);
  }
}
