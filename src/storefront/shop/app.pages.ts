import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { ShopApp } from './shop-app.service.js';

/** What makes a shop an app on a phone: its name and icon, and a worker that keeps the menu for later. */
@Public()
@ApiExcludeController()
@Controller('s/:slug')
export class AppPages {
  constructor(private readonly app: ShopApp) {}

  @Get('app.webmanifest')
  async manifest(@Param('slug') slug: string, @Res() reply: Reply): Promise<void> {
    reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await this.app.manifest(slug));
  }

  @Get('icon.svg')
  async icon(@Param('slug') slug: string, @Res() reply: Reply): Promise<void> {
    reply
      .header('content-type', 'image/svg+xml')
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'no-cache')
      .send(await this.app.icon(slug));
  }

  /** Asked for at each visit, so that a new build takes over at once. */
  @Get('sw.js')
  async worker(@Param('slug') slug: string, @Res() reply: Reply): Promise<void> {
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .send(await this.app.worker(slug));
  }
}
