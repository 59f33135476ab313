import { Body, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Reply } from '../../../platform/http/request.js';
import type { Fetch } from '../../job/delivery-desk.service.js';
import { Calling, type CallingDevice } from '../calling-device.decorator.js';
import { textOf } from '../device-bodies.js';
import { DeviceController } from '../device-controller.decorator.js';
import { whenBroken } from '../when-broken.js';
import { type AgentAnswer, AgentService } from './agent.service.js';

const STATUS: Record<Fetch['kind'], number> = { paper: 200, nothing: 404, gone: 410, wrongMedia: 415 };

/** `scripts/print-agent.mjs` in the restaurant's network: asks at one address, fetches and reports below it. */
@DeviceController('print/agent')
export class AgentController {
  constructor(private readonly agent: AgentService) {}

  @Post(':secret')
  @HttpCode(200)
  poll(@Calling() device: CallingDevice, @Body() body: unknown): Promise<AgentAnswer> {
    return this.agent.poll(device, textOf(body));
  }

  @Get(':secret/:token')
  async fetch(
    @Calling() device: CallingDevice,
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer | undefined> {
    const { fetched, broken } = await this.agent.fetch(device, token);
    reply.code(STATUS[fetched.kind]);
    if (fetched.kind !== 'paper') return;
    whenBroken(reply.raw, broken);
    reply.header('content-type', fetched.media);
    return fetched.bytes;
  }

  @Post(':secret/:token')
  @HttpCode(200)
  async confirm(
    @Calling() device: CallingDevice,
    @Param('token') token: string,
    @Body() body: unknown,
  ): Promise<void> {
    await this.agent.confirm(device, token, textOf(body));
  }
}
