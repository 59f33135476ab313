import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, mergeMap, type Observable } from 'rxjs';
import { PAGE } from '../pages/page.decorator.js';
import { PageRenderer } from '../pages/page.renderer.js';
import { Answer, RawAnswer } from './answer.js';
import type { Reply, Request } from './request.js';
import { isApiRoute } from './route.js';

/** Speaks for every handler: a page becomes HTML, a call becomes the envelope. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly pages: PageRenderer,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const handler = context.getHandler();
    if (this.reflector.get(PAGE, handler)) {
      const render = (props: object | undefined) =>
        this.pages.render(request, http.getResponse<Reply>(), { props: props ?? {} });
      return next.handle().pipe(mergeMap(render));
    }
    if (!isApiRoute(request)) return next.handle();
    return next.handle().pipe(map(envelope));
  }
}

function envelope(result: unknown): unknown {
  if (result instanceof RawAnswer) return result.body;
  if (result instanceof Answer) return { success: true, data: result.data ?? null, message: result.message };
  if (Buffer.isBuffer(result)) return result;
  return { success: true, data: result ?? null };
}
