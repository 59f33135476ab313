import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { AccountController } from './account/account.controller.js';
import { AccountPages } from './account/account.pages.js';
import { AccountService } from './account/account.service.js';
import { ConfirmationController } from './account/confirmation.controller.js';
import { ConfirmationPost } from './account/confirmation-post.js';
import { DeletionController } from './account/deletion.controller.js';
import { DeviceController } from './account/device.controller.js';
import { DeviceService } from './account/device.service.js';
import { EntryController } from './account/entry.controller.js';
import { FirstConfirmation } from './account/first-confirmation.service.js';
import { LinkController } from './account/link.controller.js';
import { ConfirmationAftermath, MailChangeService, MailConfirmation } from './account/mail-change.service.js';
import { PasswordService } from './account/password.service.js';
import { PasswordAftermath } from './account/password-aftermath.js';
import { ProofController } from './account/proof.controller.js';
import { Reauthentication } from './account/reauthentication.js';
import { RegisterService } from './account/register.service.js';
import { ResetService } from './account/reset.service.js';
import { SettingsService, TeamView } from './account/settings.service.js';
import { UnconfirmedAccounts } from './account/unconfirmed-accounts.js';
import { WelcomeService } from './account/welcome.service.js';
import { AccessGate } from './guard/access-gate.js';
import { JwtStrategy } from './guard/jwt.strategy.js';
import { KnownTokens } from './guard/known-tokens.js';
import { PasswordGuard } from './guard/password.guard.js';
import { RolesGuard } from './guard/roles.guard.js';
import { SignedInGuard } from './guard/signed-in.guard.js';
import { StandingSessions } from './guard/standing-sessions.js';
import { Viewers } from './guard/viewers.js';
import { AuthMails } from './mail/auth-mails.js';
import { Links } from './mail/links.js';
import { AcceptanceService } from './member/acceptance.service.js';
import { InvitationController } from './member/invitation.controller.js';
import { InvitationPages } from './member/invitation.pages.js';
import { InvitationRepository } from './member/invitation.repository.js';
import { InvitationSchema } from './member/invitation.schema.js';
import { InvitationPost, InvitationService } from './member/invitation.service.js';
import { InvitationGate } from './member/invitation-gate.js';
import { MemberController } from './member/member.controller.js';
import { MemberService } from './member/member.service.js';
import { HandoverService } from './pin/handover.service.js';
import { PinController } from './pin/pin.controller.js';
import { PinPages } from './pin/pin.pages.js';
import { PinService } from './pin/pin.service.js';
import { PinLock } from './pin/pin-lock.js';
import { AccessService } from './session/access.service.js';
import { AccessTokens } from './session/access-token.js';
import { Admission } from './session/admission.js';
import { AuthCookies } from './session/auth-cookies.js';
import { DeviceTokens } from './session/device-token.js';
import { NewDeviceService } from './session/new-device.service.js';
import { ProofService } from './session/proof.service.js';
import { RefreshTokens } from './session/refresh-token.js';
import { SessionController } from './session/session.controller.js';
import { SessionPages } from './session/session.pages.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionSchema } from './session/session.schema.js';
import { SessionService } from './session/session.service.js';
import { SessionEnd } from './session/session-end.service.js';
import { SignInService } from './session/sign-in.service.js';
import { SignInLimits } from './session/sign-in-limits.js';
import { TokenService } from './session/token.service.js';
import { ShopLink } from './shop-link.js';
import { Totp } from './two-factor/totp.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { Confirmations } from './user/confirmations.js';
import { CredentialRepository } from './user/credential.repository.js';
import { Passwords } from './user/passwords.js';
import { UserRepository } from './user/user.repository.js';
import { UserSchema } from './user/user.schema.js';
import { UserService } from './user/user.service.js';

const GUARD = [
  // In this order: who is it, then may they, then are they sure to be the one.
  { provide: APP_GUARD, useClass: SignedInGuard },
  { provide: APP_GUARD, useClass: RolesGuard },
  { provide: APP_GUARD, useClass: PasswordGuard },
  JwtStrategy,
  KnownTokens,
  Viewers,
];
const SESSION = [
  AccessGate,
  AccessService,
  AccessTokens,
  Admission,
  AuthCookies,
  DeviceTokens,
  NewDeviceService,
  ProofService,
  RefreshTokens,
  SessionEnd,
  SessionRepository,
  SessionService,
  SignInLimits,
  SignInService,
  StandingSessions,
  TokenService,
];
const USER = [
  Confirmations,
  CredentialRepository,
  Passwords,
  ShopLink,
  Totp,
  TwoFactorService,
  UserRepository,
  UserService,
];
const ACCOUNT = [
  AccountService,
  AuthMails,
  ConfirmationAftermath,
  ConfirmationPost,
  DeviceService,
  FirstConfirmation,
  Links,
  MailChangeService,
  MailConfirmation,
  PasswordAftermath,
  PasswordService,
  Reauthentication,
  RegisterService,
  ResetService,
  SettingsService,
  TeamView,
  UnconfirmedAccounts,
  WelcomeService,
];
const TEAM = [
  AcceptanceService,
  HandoverService,
  InvitationGate,
  InvitationPost,
  InvitationRepository,
  InvitationService,
  MemberService,
  PinLock,
  PinService,
];

@Module({
  imports: [
    PassportModule,
    MongooseModule.forFeature([
      { name: 'User', schema: UserSchema },
      { name: 'Session', schema: SessionSchema },
      { name: 'Invitation', schema: InvitationSchema },
    ]),
  ],
  controllers: [
    AccountController,
    AccountPages,
    ConfirmationController,
    DeletionController,
    DeviceController,
    EntryController,
    InvitationController,
    InvitationPages,
    LinkController,
    MemberController,
    PinController,
    PinPages,
    ProofController,
    SessionController,
    SessionPages,
    TwoFactorController,
  ],
  providers: [...GUARD, ...SESSION, ...USER, ...ACCOUNT, ...TEAM],
  exports: [Confirmations, InvitationService, MemberService, StandingSessions, UserService, ShopLink],
})
export class AuthModule {}
