import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { AdviserSettings } from './adviser/adviser-settings.service.js';
import type { ExportPeriod } from './files/export.types.js';
import { FiscalArchives } from './fiscal-archives.service.js';
import { AdviserDto, MonthDto, MoreReceiptsDto, PeriodOfExportDto } from './fiscal-export.dto.js';
import { PeriodBackwards } from './fiscal-export.errors.js';
import type { ChainView, ReceiptsMore } from './page/receipts.view.js';
import { ReceiptsPages } from './page/receipts-page.service.js';

/** A duty by law: no plan stands before it. */
@ApiTags('receipts')
@Roles('owner', 'manager')
@Controller('api/receipts')
export class FiscalExportController {
  constructor(
    private readonly archives: FiscalArchives,
    private readonly receipts: ReceiptsPages,
    private readonly advisers: AdviserSettings,
  ) {}

  @Get('list')
  list(@CurrentShop() shop: Shop, @Query() { month, before }: MoreReceiptsDto): Promise<ReceiptsMore> {
    return this.receipts.more(shop, month, before);
  }

  @Get('chain')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  chain(@CurrentShop() shop: Shop, @Query() { month }: MonthDto): Promise<ChainView> {
    return this.receipts.chain(shop, month);
  }

  @Get('export')
  @ApiProduces('application/zip')
  @RateLimit({ points: 10, seconds: 60, by: 'user' })
  async export(
    @CurrentUser() { userId: by }: Viewer,
    @CurrentShop() shop: Shop,
    @Query() dto: PeriodOfExportDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const period = inOrder(dto);
    const archive = this.archives.archive(shop, { period, papers: false, by });
    await sendFile(reply, {
      type: 'application/zip',
      name: `belege-${nameOf(period)}.zip`,
      content: streamed(archive),
    });
  }

  /** The same with every document as a PDF. */
  @Get('papers')
  @ApiProduces('application/zip')
  @RateLimit({ points: 5, seconds: 60, by: 'user' })
  async papers(
    @CurrentUser() { userId: by }: Viewer,
    @CurrentShop() shop: Shop,
    @Query() dto: PeriodOfExportDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const period = inOrder(dto);
    const archive = this.archives.archive(shop, { period, papers: true, by });
    await sendFile(reply, {
      type: 'application/zip',
      name: `belege-${nameOf(period)}.zip`,
      content: streamed(archive),
    });
  }

  @Get('days')
  @ApiProduces('text/csv')
  @RateLimit({ points: 10, seconds: 60, by: 'user' })
  async days(@CurrentShop() shop: Shop, @Query() dto: PeriodOfExportDto, @Res() reply: Reply): Promise<void> {
    const period = inOrder(dto);
    const parts = await this.archives.days(shop, period);
    await sendFile(reply, {
      type: 'text/csv; charset=utf-8',
      name: `tagessummen-${nameOf(period)}.csv`,
      content: streamed(parts),
    });
  }

  /** Figures go there each month, long after the session. */
  @Post('adviser')
  @AsksPassword()
  @HttpCode(200)
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  async adviser(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { email }: AdviserDto,
  ): Promise<Answer<{ email: string }>> {
    await this.advisers.put(viewer, shop, email);
    return new Answer({ email }, email ? 'Adresse gespeichert' : 'Es geht keine Mail mehr hinaus');
  }
}

const streamed = (parts: AsyncIterable<string | Buffer>): Readable =>
  Readable.from(parts, { objectMode: false });

function inOrder({ from, to }: ExportPeriod): ExportPeriod {
  if (from > to) throw new PeriodBackwards();
  return { from, to };
}

const nameOf = ({ from, to }: ExportPeriod): string => (from === to ? from : `${from}-bis-${to}`);
