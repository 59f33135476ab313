import { Body, Controller, Get, HttpCode, Ip, Param, Post, Res, UseFilters } from '@nestjs/common';
import { Public } from '../../../platform/http/public.decorator.js';
import type { Reply } from '../../../platform/http/request.js';
import type { Fetch } from '../../job/delivery-desk.service.js';
import { DeviceErrors } from '../device-errors.filter.js';
import { whenBroken } from '../when-broken.js';
import { type AgentAnswer, AgentService } from './agent.service.js';

const STATUS: Record<Fetch['kind'], number> = { paper: 200, nothing: 404, gone: 410, wrongMedia: 415 };

/** `scripts/print-agent.mjs` in the restaurant's network: asks at one address, fetches and reports below it. */
@Public()
@UseFilters(DeviceErrors)
@Controller('print/agent')
export class AgentController {
  constructor(private readonly agent: AgentService) {}

  @Post(':secret')
  @HttpCode(200)
  poll(
    @Param('secret') secret: string,
    @Body() body: unknown,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<AgentAnswer> {
    reply.header('cache-control', 'no-store');
    return this.agent.poll({ secret, address }, textOf(body));
  }

  @Get(':secret/:token')
  async fetch(
    @Param('secret') secret: string,
    @Param('token') token: string,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer | undefined> {
    const { fetched, broken } = await this.agent.fetch({ secret, address }, token);
    reply.code(STATUS[fetched.kind]).header('cache-control', 'no-store');
    if (fetched.kind !== 'paper') return;
    whenBroken(reply, broken);
    reply.header('content-type', fetched.media);
    return fetched.bytes;
  }

  @Post(':secret/:token')
  @HttpCode(200)
  async confirm(
    @Param('secret') secret: string,
    @Param('token') token: string,
    @Body() body: unknown,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    reply.header('cache-control', 'no-store');
    await this.agent.confirm({ secret, address }, token, textOf(body));
  }
}

const textOf = (body: unknown): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');
