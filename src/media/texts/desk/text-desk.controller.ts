import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { Answer } from '../../../platform/http/answer.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { CurrentShop } from '../../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { EditedProposalDto, ProposalsDto, TextDeskDto, TextKindDto, TranslateDto } from './text-desk.dto.js';
import type { TextDesk } from './text-desk.view.js';
import { TextReview } from './text-review.service.js';
import type { Accepted } from './text-task.types.js';
import { TextTasks } from './text-tasks.service.js';

@ApiTags('media')
@Roles('owner', 'manager')
@Controller('api/media/texts')
export class TextDeskController {
  constructor(
    private readonly review: TextReview,
    private readonly tasks: TextTasks,
  ) {}

  @Get('desk')
  desk(@CurrentShop() shop: Shop, @Query() { kind }: TextDeskDto): Promise<TextDesk> {
    return this.review.desk(shop, kind);
  }

  @Post('start')
  @HttpCode(200)
  async start(@CurrentShop() shop: Shop, @Body() { kind }: TextKindDto): Promise<TextDesk> {
    await this.tasks.start(shop, kind);
    return this.review.desk(shop, kind);
  }

  @Post('cancel')
  @HttpCode(200)
  async cancel(@CurrentShop() shop: Shop, @Body() { kind }: TextKindDto): Promise<TextDesk> {
    await this.tasks.cancel(shop.id, kind);
    return this.review.desk(shop, kind);
  }

  @Post('accept')
  @HttpCode(200)
  async accept(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids }: ProposalsDto,
  ): Promise<Answer<{ overtaken: number }>> {
    return accepted(await this.review.accept(viewer, shop, ids));
  }

  @Post('acceptEdited')
  @HttpCode(200)
  async acceptEdited(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, text }: EditedProposalDto,
  ): Promise<Answer<{ overtaken: number }>> {
    return accepted(await this.review.accept(viewer, shop, [id], text));
  }

  @Post('reject')
  @HttpCode(200)
  async reject(@CurrentShop() shop: Shop, @Body() { ids }: ProposalsDto): Promise<null> {
    await this.review.reject(shop, ids);
    return null;
  }

  @Post('translate')
  @HttpCode(200)
  async translate(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { subject, id, part, text }: TranslateDto,
  ): Promise<Answer<null>> {
    await this.review.translate(viewer, shop, { subject, id, part }, text);
    return new Answer(null, 'Übersetzung gespeichert');
  }
}

function accepted({ taken, overtaken }: Accepted): Answer<{ overtaken: number }> {
  if (taken === 0 && overtaken > 0)
    return new Answer({ overtaken }, 'Nicht übernommen: Die Karte wurde inzwischen geändert');
  const saved = taken === 1 ? 'Ein Text übernommen' : `${taken} Texte übernommen`;
  const rest = overtaken > 0 ? `, ${overtaken} nicht: Die Karte wurde inzwischen geändert` : '';
  return new Answer({ overtaken }, `${saved}${rest}`);
}
