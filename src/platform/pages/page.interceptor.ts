import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import type { Reply, Request } from '../http/request.js';
import { PageRenderer } from './page.renderer.js';

/** What the handler of a page returns becomes its HTML. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(private readonly pages: PageRenderer) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const render = (props: object | undefined) =>
      this.pages.render(http.getRequest<Request>(), http.getResponse<Reply>(), { props: props ?? {} });
    return next.handle().pipe(mergeMap(render));
  }
}
