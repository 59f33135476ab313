import { Body, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { Reply } from '../../../platform/http/request.js';
import { Calling, type CallingDevice } from '../calling-device.decorator.js';
import { textOf } from '../device-bodies.js';
import { DeviceController } from '../device-controller.decorator.js';
import { whenBroken } from '../when-broken.js';
import { CloudPrntService, type PollAnswer } from './cloudprnt.service.js';

type Params = Record<string, unknown>;

/** Star CloudPRNT over HTTP: one address, which is the printer's key, and three verbs. */
@DeviceController('print/cloudprnt')
export class CloudPrntController {
  constructor(private readonly cloudPrnt: CloudPrntService) {}

  /** 404 says: plain HTTP, no MQTT. Any other refusal makes a printer wait half a minute before each fetch. */
  @Get(['cloudprnt-setting.json', ':secret/cloudprnt-setting.json'])
  async settings(
    @Calling() device: CallingDevice,
    @Query() query: Params,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<object | undefined> {
    const settings = await this.cloudPrnt.settings(device, query);
    reply.code(settings ? 200 : 404).header('cache-control', 'no-store');
    return settings ?? undefined;
  }

  @Post(':secret')
  @HttpCode(200)
  poll(@Calling() device: CallingDevice, @Body() body: unknown): Promise<PollAnswer> {
    return this.cloudPrnt.poll(device, textOf(body));
  }

  @Get(':secret')
  async fetch(
    @Calling() device: CallingDevice,
    @Query() query: Params,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer | undefined> {
    const { status, body, headers, broken } = await this.cloudPrnt.fetch(device, query);
    if (broken) whenBroken(reply.raw, broken);
    reply.code(status).headers(headers);
    return body;
  }

  @Delete(':secret')
  @HttpCode(200)
  async confirm(@Calling() device: CallingDevice, @Query() query: Params): Promise<void> {
    await this.cloudPrnt.confirm(device, query);
  }
}
