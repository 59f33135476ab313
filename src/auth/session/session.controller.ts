import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { Public } from '../../platform/http/public.decorator.js';
import type { Reply, Request } from '../../platform/http/request.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { OwnOriginGuard } from '../guard/own-origin.guard.js';
import type { SignedIn } from '../guard/viewers.js';
import { AuthCookies } from './auth-cookies.js';
import { NewDeviceService } from './new-device.service.js';
import { LoginDto, RefreshDto } from './session.dto.js';
import { type SessionView, type TokensView, toSessionView, toTokensView } from './session.view.js';
import { SignInService } from './sign-in.service.js';
import { TokenService } from './token.service.js';
import { visitorOf } from './visitor.js';

/** Tokens are never kept for a second answer, so these calls look after repeats themselves. */
@OwnIdempotency()
@UseGuards(OwnOriginGuard)
@Controller('api/auth')
export class SessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly tokens: TokenService,
    private readonly devices: NewDeviceService,
    private readonly cookies: AuthCookies,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() credentials: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<TokensView> {
    const visitor = visitorOf(request);
    const user = await this.signIn.check(credentials, visitor, this.cookies.knownDevice(request));
    await this.devices.notice(user, visitor.device);
    const tokens = await this.tokens.start(user.id, visitor.device);
    this.cookies.set(reply, tokens);
    return toTokensView(tokens);
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  async refresh(
    @Body() { refreshToken }: RefreshDto,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<TokensView> {
    const presented = refreshToken ?? this.cookies.refreshToken(request);
    // Goes out with a refusal; a success sets them again. Tokens in the body leave the cookies of others alone.
    if (refreshToken === undefined) this.cookies.clear(reply);
    const tokens = await this.tokens.refresh(presented);
    this.cookies.set(reply, tokens);
    return toTokensView(tokens);
  }

  @Public()
  @Post('logout')
  @HttpCode(200)
  async logout(
    @Body() { refreshToken }: RefreshDto,
    @CurrentUser() viewer: SignedIn | null,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    await this.tokens.end(refreshToken ?? this.cookies.refreshToken(request), viewer?.sessionId);
    this.cookies.clear(reply);
  }

  @Get('session')
  async session(@CurrentUser() viewer: SignedIn): Promise<SessionView> {
    return toSessionView(viewer, await this.tokens.endOf(viewer.sessionId));
  }
}
