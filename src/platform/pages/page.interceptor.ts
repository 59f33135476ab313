import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import type { Reply, Request } from '../http/request.js';
import { Live } from '../live/live.js';
import { askedPath, isClientNavigation } from './client-navigation.js';
import { PageRenderer } from './page.renderer.js';
import { PageFrame } from './page-frame.js';

/** What the handler of a page returns becomes its HTML. What happens from here on is heard by the page's stream. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(
    private readonly pages: PageRenderer,
    private readonly live: Live,
    private readonly frame: PageFrame,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const viewer = request.user?.shopId ? request.user : null;
    const heardUntil = viewer?.shopId ? await this.live.position(viewer.shopId) : null;
    // Read beside the page's own data.
    const around = viewer && this.frame.of(viewer, placeOf(request));
    const render = async (props: object | undefined) =>
      this.pages.render(request, http.getResponse<Reply>(), {
        props: props ?? {},
        heardUntil,
        frame: await around,
      });
    return next.handle().pipe(mergeMap(render));
  }
}

const placeOf = ({ raw }: Request) => ({
  path: askedPath(raw).split('?', 1)[0] ?? '/',
  isFirst: !isClientNavigation(raw),
});
