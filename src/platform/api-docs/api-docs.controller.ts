import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../http/public.decorator.js';
import type { Reply } from '../http/request.js';
import { ApiDocs } from './api-docs.js';

/** For people who write programs against Tresen. It names calls, never data. */
@Public()
@ApiExcludeController()
@Controller('api/docs')
export class ApiDocsController {
  constructor(private readonly docs: ApiDocs) {}

  @Get()
  page(@Res() reply: Reply): void {
    reply.type('text/html; charset=utf-8').send(this.docs.page(reply.cspNonce?.style));
  }

  @Get('openapi.json')
  json(@Res() reply: Reply): void {
    reply.header('cache-control', 'no-cache').send(this.docs.document());
  }
}
