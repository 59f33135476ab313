import { Body, Controller, Headers, HttpCode, Ip, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { Public } from '../../../platform/http/public.decorator.js';
import type { Reply, Request } from '../../../platform/http/request.js';
import { DeviceErrors } from '../device-errors.filter.js';
import { whenBroken } from '../when-broken.js';
import { EpsonService } from './epson.service.js';

/** Epson Server Direct Print, versions 1.00 and 2.00: one address, one verb, three forms. */
@Public()
@UseFilters(DeviceErrors)
@Controller('print/epson')
export class EpsonController {
  constructor(private readonly epson: EpsonService) {}

  @Post(':secret')
  @HttpCode(200)
  async take(
    @Param('secret') secret: string,
    @Headers('authorization') authorization: string | undefined,
    @Body() body: unknown,
    @Ip() address: string,
    @Req() { method, url }: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string> {
    const text = Buffer.isBuffer(body) ? body.toString('utf8') : '';
    const given = await this.epson.take({ secret, address, method, url, authorization, body: text });
    if (given.broken) whenBroken(reply, given.broken);
    reply.header('cache-control', 'no-store').header('content-type', 'text/xml; charset=utf-8');
    return given.xml;
  }
}
