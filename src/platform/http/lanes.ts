import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GuestHosts } from './guest-hosts.js';

/** True when it answers the request itself. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * What stands in front of a usual request costs many times a short answer. The few answers that are given all day long
 * are taken off before the framework sees them; its routes answer the same to whatever does not come by here.
 */
@Injectable()
export class Lanes implements OnModuleInit {
  private readonly lanes: Lane[] = [];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly guests: GuestHosts,
  ) {}

  add(lane: Lane): void {
    this.lanes.push(lane);
  }

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    const usual = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // A lane knows addresses, not names: what a shop's own name changes is told further on.
      const lanes = this.guests.concern(request) ? [] : this.lanes;
      for (const lane of lanes) if (lane(request, response)) return;
      for (const listener of usual) listener.call(server, request, response);
    });
  }
}
