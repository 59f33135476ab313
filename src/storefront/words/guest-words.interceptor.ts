import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, type Observable } from 'rxjs';
import { AppError } from '../../platform/app-error.js';
import type { Request } from '../../platform/http/request.js';
import { OpenShops } from '../shop/open-shops.js';
import { inWords } from './guest-words.rules.js';
import { voiceFor } from './voice.rules.js';

/** Refusals that are the same for everybody are written once, as du; here they become Sie or English. */
@Injectable()
export class GuestWords implements NestInterceptor {
  constructor(private readonly shops: OpenShops) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { params, query } = context.switchToHttp().getRequest<Request>();
    const { slug } = params as { slug: string };
    const { lang } = query as { lang?: unknown };
    return next.handle().pipe(catchError((error: unknown) => from(this.told(error, slug, lang))));
  }

  private async told(error: unknown, slug: string, lang: unknown): Promise<never> {
    if (!(error instanceof AppError)) throw error;
    const shop = await this.shops.bySlug(slug).catch(() => null);
    if (!shop) throw error;

    const voice = voiceFor(shop, lang);
    const fields =
      error.fields &&
      Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [name, inWords(text, voice)]));
    throw Object.assign(error, { message: inWords(error.message, voice), ...(fields && { fields }) });
  }
}
