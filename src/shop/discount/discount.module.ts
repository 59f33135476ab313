import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { BasketModule } from '../basket/basket.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OrderModule } from '../order/order.module.js';
import { PriceHistoryModule } from '../price-history/price-history.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { DiscountController } from './desk/discount.controller.js';
import { DiscountPages } from './desk/discount.pages.js';
import { OfferCodes } from './desk/offer-codes.service.js';
import { OfferDesk } from './desk/offer-desk.service.js';
import { OfferLists } from './desk/offer-lists.service.js';
import { OfferNames } from './desk/offer-names.service.js';
import { OfferNews } from './desk/offer-news.js';
import { OfferPages } from './desk/offer-pages.service.js';
import { GuestMarkRepository } from './guest/guest-mark.repository.js';
import { GuestMarkSchema } from './guest/guest-mark.schema.js';
import { KnownGuests } from './guest/known-guests.service.js';
import { OfferRepository } from './offer/offer.repository.js';
import { CodeSchema, OfferSchema } from './offer/offer.schema.js';
import { RunningCampaigns } from './offer/running-campaigns.js';
import { ActingOffers } from './redeem/acting-offers.service.js';
import { DiscountGate } from './redeem/discount-gate.service.js';
import { DiscountRedeeming } from './redeem/discount-redeeming.service.js';
import { RedemptionRepository } from './redeem/redemption.repository.js';
import { RedemptionSchema } from './redeem/redemption.schema.js';
import { SeatTaking } from './redeem/seat-taking.service.js';
import { DiscountResultsController } from './results/results.controller.js';
import { OfferResults } from './results/results.service.js';
import { ShownOffers } from './shown/shown-offers.service.js';
import { OfferTrial } from './trial/trial.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Discount', schema: OfferSchema },
      { name: 'DiscountCode', schema: CodeSchema },
      { name: 'DiscountGuest', schema: GuestMarkSchema },
      { name: 'DiscountRedemption', schema: RedemptionSchema },
    ]),
    AuthModule,
    BasketModule,
    MenuModule,
    OrderModule,
    PriceHistoryModule,
    RestaurantModule,
  ],
  controllers: [DiscountController, DiscountPages, DiscountResultsController],
  providers: [
    ActingOffers,
    DiscountGate,
    DiscountRedeeming,
    GuestMarkRepository,
    KnownGuests,
    OfferCodes,
    OfferDesk,
    OfferLists,
    OfferNames,
    OfferNews,
    OfferPages,
    OfferRepository,
    OfferResults,
    OfferTrial,
    RedemptionRepository,
    RunningCampaigns,
    SeatTaking,
    ShownOffers,
  ],
  exports: [DiscountGate, OfferCodes, OfferLists, ShownOffers],
})
export class DiscountModule {}
