import { StreamableFile } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Answer, RawAnswer } from '../answer.js';
import { isApiRoute } from '../route.js';

/**
 * Puts what the handler of a call returns into the envelope. An interceptor could do the same, but a single one makes
 * Nest send every answer through a chain of observables, which costs more than most of our reads.
 */
export class AnsweringAdapter extends FastifyAdapter {
  override reply(...[response, body, status]: Parameters<FastifyAdapter['reply']>) {
    return super.reply(response, isCall(response) ? envelope(body) : body, status);
  }
}

const isCall = (response: object): boolean =>
  'request' in response && isApiRoute((response as FastifyReply).request);

function envelope(result: unknown): unknown {
  if (result instanceof RawAnswer) return result.body;
  if (result instanceof Answer) return { success: true, data: result.data ?? null, message: result.message };
  if (Buffer.isBuffer(result) || result instanceof StreamableFile) return result;
  return { success: true, data: result ?? null };
}
