import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { ImprintRepository } from './imprint/imprint.repository.js';
import { ImprintService } from './imprint/imprint.service.js';
import { LegalController } from './legal.controller.js';
import { LegalPages } from './legal.pages.js';
import { ImprintSchema, LegalTextSchema } from './legal.schema.js';
import { LegalPageService } from './legal-page.service.js';
import { LegalTextRepository } from './legal-text.repository.js';
import { LegalTextService } from './legal-text.service.js';
import { LegalTrail } from './legal-trail.js';
import { NamedServices } from './named-services.js';
import { SpokenTexts } from './spoken-texts.service.js';
import { StartTexts } from './texts/start-texts.js';

@Module({
  imports: [
    AuthModule,
    RestaurantModule,
    MongooseModule.forFeature([
      { name: 'LegalText', schema: LegalTextSchema },
      { name: 'LegalImprint', schema: ImprintSchema },
    ]),
  ],
  controllers: [LegalController, LegalPages],
  providers: [
    ImprintRepository,
    ImprintService,
    LegalPageService,
    LegalTextRepository,
    LegalTextService,
    LegalTrail,
    NamedServices,
    SpokenTexts,
    StartTexts,
  ],
  exports: [ImprintService, LegalTextService, NamedServices, SpokenTexts, StartTexts],
})
export class LegalModule {}
