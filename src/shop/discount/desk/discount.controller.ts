import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { RateLimit } from '../../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../../platform/http/request.js';
import { sendFile } from '../../../platform/http/send-file.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Needs } from '../../plan-gate/needs.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import { PlanNeeded } from '../../subscription/subscription.errors.js';
import type { DiscountKind } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import { TrialDto } from '../trial/trial.dto.js';
import { OfferTrial } from '../trial/trial.service.js';
import type { TrialView } from '../trial/trial.view.js';
import type { SavedOffer } from './discount-desk.view.js';
import { ChangedOfferDto, NewOfferDto, SwitchOfferDto, WhichOfferDto } from './offer.dto.js';
import { offerViewOf } from './offer.view.js';
import { OfferCodes } from './offer-codes.service.js';
import { OfferDesk } from './offer-desk.service.js';

@ApiTags('discount')
@Roles('owner', 'manager')
@Controller('api/discount')
export class DiscountController {
  constructor(
    private readonly desk: OfferDesk,
    private readonly trial: OfferTrial,
    private readonly series: OfferCodes,
  ) {}

  @Post('create')
  @Needs('discountCodes')
  @RateLimit({ points: 60, seconds: 60, by: 'user' })
  async create(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() body: NewOfferDto,
  ): Promise<SavedOffer> {
    refuseKind(shop, body.kind);
    return this.saved(shop, await this.desk.create(shop.id, viewer, body));
  }

  @Post('update')
  @Needs('discountCodes')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, version, ...body }: ChangedOfferDto,
  ): Promise<SavedOffer> {
    return this.saved(shop, await this.desk.change(shop.id, viewer, id, version, body));
  }

  /** Writes nothing: what a basket would get with this rule. */
  @Post('try')
  @Needs('discountCodes')
  @HttpCode(200)
  @RateLimit({ points: 240, seconds: 60, by: 'user' })
  try(@CurrentShop() shop: Shop, @Body() body: TrialDto): Promise<TrialView> {
    return this.trial.try(shop, body);
  }

  /** Off is never behind a plan: what sleeps now would act again with the next one. */
  @Post('switch')
  @HttpCode(200)
  switchTo(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, enabled }: SwitchOfferDto,
  ): Promise<void> {
    if (enabled && !has(shop.subscription, 'discountCodes')) throw new PlanNeeded(FEATURES.discountCodes);
    return this.desk.switchTo(shop.id, viewer, id, enabled);
  }

  @Post('remove')
  @HttpCode(200)
  remove(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: WhichOfferDto,
  ): Promise<void> {
    return this.desk.remove(shop.id, viewer, id);
  }

  @Get('codes')
  @Needs('discountCodes')
  @ApiProduces('text/csv')
  async codes(@CurrentShop() shop: Shop, @Query() { id }: WhichOfferDto, @Res() reply: Reply): Promise<void> {
    const content = await this.series.fileOf(shop, id);
    await sendFile(reply, { type: 'text/csv; charset=utf-8', name: 'rabattcodes.csv', content });
  }

  private async saved(shop: Shop, offer: Offer): Promise<SavedOffer> {
    return { offer: offerViewOf(offer), conflicts: await this.trial.meets(shop, offer) };
  }
}

/** Codes come with a smaller plan than what acts by itself. */
function refuseKind({ subscription }: Shop, kind: DiscountKind): void {
  if (kind === 'campaign' && !has(subscription, 'campaigns')) throw new PlanNeeded(FEATURES.campaigns);
}
