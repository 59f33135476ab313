import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { AsksPassword } from '../../../platform/http/asks-password.decorator.js';
import { RateLimit } from '../../../platform/http/rate-limit.decorator.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Needs } from '../../plan-gate/needs.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import {
  BlockVoucherDto,
  CorrectVoucherDto,
  DecideDto,
  MatchDto,
  VoucherTermsDto,
  WhichVoucherDto,
} from './voucher-desk.dto.js';
import { VoucherDesk } from './voucher-desk.service.js';
import { VoucherOwners } from './voucher-owners.service.js';

@ApiTags('voucher')
@Roles('owner', 'manager')
@Controller('api/voucher')
export class VoucherController {
  constructor(
    private readonly desk: VoucherDesk,
    private readonly owners: VoucherOwners,
  ) {}

  @Post('block')
  @HttpCode(200)
  block(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() { id, note }: BlockVoucherDto) {
    return this.desk.block(shop, viewer, id, note);
  }

  @Post('unblock')
  @HttpCode(200)
  unblock(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() { id }: WhichVoucherDto) {
    return this.desk.unblock(shop, viewer, id);
  }

  @Post('reissue')
  @HttpCode(200)
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  reissue(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() { id }: WhichVoucherDto) {
    return this.desk.reissue(shop, viewer, id);
  }

  @Post('resend')
  @HttpCode(200)
  @RateLimit({ points: 10, seconds: 60, by: 'user' })
  resend(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() { id }: WhichVoucherDto) {
    return this.desk.resend(shop, viewer, id);
  }

  /** Changes what the restaurant owes: the owner alone, with a reason. */
  @Post('correct')
  @AsksPassword()
  @Roles('owner')
  @HttpCode(200)
  correct(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, cents, note }: CorrectVoucherDto,
  ) {
    return this.desk.correct(shop, viewer, id, { cents, note });
  }

  @Post('decide')
  @HttpCode(200)
  decide(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() { id, accept }: DecideDto) {
    return this.owners.decide(shop, viewer, id, accept);
  }

  /** Which voucher a withdrawal means that said so too vaguely. */
  @Post('match')
  @HttpCode(200)
  match(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() { id, voucherId }: MatchDto) {
    return this.owners.match(shop, viewer, id, voucherId);
  }

  @Post('terms')
  @Roles('owner')
  @Needs('vouchers')
  @HttpCode(200)
  terms(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() body: VoucherTermsDto) {
    return this.owners.setTerms(shop, viewer, body);
  }
}
