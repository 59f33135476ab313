import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../auth/roles.decorator.js';
import { type ZipFile, zipOf } from '../platform/files/zip-stream.js';
import { Answer, RawAnswer } from '../platform/http/answer.js';
import { AsksPassword } from '../platform/http/asks-password.decorator.js';
import { RateLimit } from '../platform/http/rate-limit.decorator.js';
import type { Reply } from '../platform/http/request.js';
import { sendFile } from '../platform/http/send-file.js';
import { CurrentUser } from '../platform/http/viewer.decorator.js';
import type { Viewer } from '../platform/http/viewer.js';
import { Needs } from '../shop/plan-gate/needs.decorator.js';
import { CurrentShop } from '../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { BuildService } from './build/build.service.js';
import type { SiteBuild } from './build/site-build.types.js';
import { ArchiveDto, BuildDto } from './export.dto.js';
import type { BuildView } from './page/export.view.js';
import { ExportPages } from './page/export-page.service.js';

const PACKED = /\.(avif|webp|jpg|png|woff2)$/;

@ApiTags('export')
@Controller('api/export')
@Roles('owner', 'manager')
export class ExportController {
  constructor(
    private readonly builds: BuildService,
    private readonly pages: ExportPages,
  ) {}

  @Get('build')
  @Needs('siteExport')
  async build(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
  ): Promise<RawAnswer<{ success: true; message: string; buildId: string }>> {
    const { build, isNew } = await this.builds.buildLater(shop.id, viewer.userId);
    const message = isNew
      ? 'Deine Seite wird neu geschrieben.'
      : 'Deine Seite wird gerade schon geschrieben.';
    return new RawAnswer({ success: true, message, buildId: build.id });
  }

  /** In place of another website that lies on the web space; of what it writes over, copies stay there. */
  @Post('replace')
  @AsksPassword()
  @HttpCode(200)
  @Needs('siteExport')
  async replace(@CurrentShop() shop: Shop, @CurrentUser() viewer: Viewer): Promise<{ buildId: string }> {
    const build = await this.builds.replaceLater(shop.id, viewer.userId);
    return { buildId: build.id };
  }

  @Get('history')
  history(@CurrentShop() shop: Shop): Promise<BuildView[]> {
    return this.pages.history(shop);
  }

  @Post('cancel')
  @HttpCode(200)
  async cancel(@CurrentShop() shop: Shop, @Body() { id }: BuildDto): Promise<Answer<null>> {
    await this.builds.cancel(shop.id, id);
    return new Answer(null, 'Veröffentlichung abgebrochen');
  }

  @Post('restore')
  @HttpCode(200)
  @Needs('siteExport')
  async restore(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() { id }: BuildDto,
  ): Promise<{ buildId: string }> {
    const build = await this.builds.restore(shop.id, viewer.userId, id);
    return { buildId: build.id };
  }

  /** For web space without FTP: unpacked there, it is the same site. */
  @Get('zip')
  @Needs('siteExport')
  @ApiProduces('application/zip')
  @RateLimit({ points: 10, seconds: 60, by: 'user' })
  async zip(@CurrentShop() shop: Shop, @Query() { id }: ArchiveDto, @Res() reply: Reply): Promise<void> {
    const { build, site } = await this.builds.filesOf(shop.id, id);
    await sendFile(reply, {
      type: 'application/zip',
      name: `website-${shop.slug}.zip`,
      content: Readable.from(zipOf(filesOf(site), build.requestedAt), { objectMode: false }),
    });
  }
}

async function* filesOf({ root, files }: SiteBuild): AsyncGenerator<ZipFile> {
  for (const { path: name } of files)
    yield { name, content: createReadStream(path.join(root, name)), stored: PACKED.test(name) };
}
