import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { Queue } from '../../platform/queue/queue.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { MenuModule } from '../../shop/menu/menu.module.js';
import { PantryModule } from '../../shop/pantry/pantry.module.js';
import { PlanGateModule } from '../../shop/plan-gate/plan-gate.module.js';
import { RestaurantModule } from '../../shop/restaurant/restaurant.module.js';
import { MediaModule } from '../media.module.js';
import { MissingAlts } from './desk/kinds/missing-alts.service.js';
import { MissingDescriptions } from './desk/kinds/missing-descriptions.service.js';
import { MissingTranslations } from './desk/kinds/missing-translations.service.js';
import { TextDeskController } from './desk/text-desk.controller.js';
import { TextDeskPages } from './desk/text-desk.pages.js';
import { TextDeskStore } from './desk/text-desk-store.js';
import { TextProposalsRepository } from './desk/text-proposals.repository.js';
import { TextReview } from './desk/text-review.service.js';
import { TextRunner } from './desk/text-runner.service.js';
import { TextSources } from './desk/text-sources.service.js';
import { TEXTS } from './desk/text-task.jobs.js';
import { TextProposalSchema, TextTaskSchema } from './desk/text-task.schema.js';
import { TextTasksRepository } from './desk/text-tasks.repository.js';
import { TextTasks } from './desk/text-tasks.service.js';
import { DishTexts } from './dish-texts.service.js';
import { PictureTexts } from './picture-texts.service.js';
import { TextBreaker } from './text-breaker.js';
import { TextGenerator } from './text-generator.js';
import { TextMonthsRepository } from './text-months.repository.js';
import { TextMonthSchema } from './text-months.schema.js';
import { TextQuotas } from './text-quota.service.js';
import { TextWriter } from './text-writer.service.js';
import { TextsController } from './texts.controller.js';

const LOST_MS = 60_000;

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'TextMonth', schema: TextMonthSchema },
      { name: 'TextTask', schema: TextTaskSchema },
      { name: 'TextProposal', schema: TextProposalSchema },
    ]),
    AuthModule,
    MediaModule,
    MenuModule,
    PantryModule,
    PlanGateModule,
    RestaurantModule,
  ],
  controllers: [TextsController, TextDeskController, TextDeskPages],
  providers: [
    DishTexts,
    MissingAlts,
    MissingDescriptions,
    MissingTranslations,
    PictureTexts,
    TextBreaker,
    TextMonthsRepository,
    TextDeskStore,
    TextGenerator,
    TextProposalsRepository,
    TextQuotas,
    TextReview,
    TextRunner,
    TextSources,
    TextTasks,
    TextTasksRepository,
    TextWriter,
  ],
  exports: [TextWriter],
})
export class TextsModule implements OnModuleInit {
  constructor(
    private readonly schedules: Schedules,
    private readonly queue: Queue,
    private readonly tasks: TextTasks,
    private readonly runner: TextRunner,
  ) {}

  onModuleInit(): void {
    this.queue.handle(TEXTS, (job) => this.runner.run(job));
    this.schedules.every('texts-lost', LOST_MS, () => this.tasks.sweep());
  }
}
