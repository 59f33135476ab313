import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GuestHosts } from './guest-hosts.js';

/** True when it answers the request itself. */
type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Everything the framework does for a request costs many times a short answer. The few answers given all day long are
 * therefore sent before the framework sees the request; its routes give the same answer to every other request.
 */
@Injectable()
export class FastPaths implements OnModuleInit {
  private readonly paths: FastPath[] = [];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly guests: GuestHosts,
  ) {}

  add(path: FastPath): void {
    this.paths.push(path);
  }

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    const usual = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // Fast paths look at the URL alone; only the framework knows what a shop's own domain changes.
      const paths = this.guests.concern(request) ? [] : this.paths;
      for (const answers of paths) if (answers(request, response)) return;
      for (const listener of usual) listener.call(server, request, response);
    });
  }
}
