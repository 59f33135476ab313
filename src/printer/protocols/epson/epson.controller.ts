import { Body, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Reply, Request } from '../../../platform/http/request.js';
import { Calling, type CallingDevice } from '../calling-device.decorator.js';
import { textOf } from '../device-bodies.js';
import { DeviceController } from '../device-controller.decorator.js';
import { whenBroken } from '../when-broken.js';
import { EPSON_XML, EpsonService } from './epson.service.js';

/** Epson Server Direct Print, versions 1.00 and 2.00: one address, one verb, three forms. */
@DeviceController('print/epson')
export class EpsonController {
  constructor(private readonly epson: EpsonService) {}

  @Post(':secret')
  @HttpCode(200)
  async take(
    @Calling() device: CallingDevice,
    @Headers('authorization') authorization: string | undefined,
    @Body() body: unknown,
    @Req() { method, url }: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string> {
    const given = await this.epson.take({ ...device, method, url, authorization, body: textOf(body) });
    if (given.broken) whenBroken(reply.raw, given.broken);
    reply.header('content-type', EPSON_XML);
    return given.xml;
  }
}
