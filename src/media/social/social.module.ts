import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { BinModule } from '../../shop/bin/bin.module.js';
import { BinKeepers } from '../../shop/bin/bin-keepers.js';
import { DesignModule } from '../../shop/design/design.module.js';
import { DiscountModule } from '../../shop/discount/discount.module.js';
import { MenuModule } from '../../shop/menu/menu.module.js';
import { PlanGateModule } from '../../shop/plan-gate/plan-gate.module.js';
import { RestaurantModule } from '../../shop/restaurant/restaurant.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { SocialPictures } from './picture/social-pictures.service.js';
import { PostReturn } from './post-return.service.js';
import { PostSubjects } from './post-subjects.service.js';
import { PostWriter } from './post-writer.service.js';
import { SocialController } from './social.controller.js';
import { SocialPages } from './social.pages.js';
import { SocialService } from './social.service.js';
import { SocialPosts } from './social-posts.repository.js';
import { SocialPostSchema } from './social-posts.schema.js';
import { SocialReminders } from './social-reminders.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'SocialPost', schema: SocialPostSchema }]),
    AuthModule,
    BinModule,
    DesignModule,
    DiscountModule,
    MenuModule,
    PlanGateModule,
    RestaurantModule,
    TextsModule,
  ],
  controllers: [SocialController, SocialPages],
  providers: [
    PostReturn,
    PostSubjects,
    PostWriter,
    SocialPictures,
    SocialPosts,
    SocialReminders,
    SocialService,
  ],
})
export class SocialModule implements OnModuleInit {
  constructor(
    private readonly keepers: BinKeepers,
    private readonly deleted: PostReturn,
  ) {}

  onModuleInit(): void {
    this.keepers.add(this.deleted);
  }
}
