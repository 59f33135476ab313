import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, type Observable } from 'rxjs';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import type { Request } from '../../platform/http/request.js';
import { InvalidInput, UNFIT_VALUE } from '../../platform/http/validation.js';
import type { Voice } from '../../shared/voice.types.js';
import { guestMessage, isGuestMessage } from '../words/guest-messages.rules.js';
import { voiceFor } from '../words/voice.rules.js';
import { OpenShops } from './open-shops.js';

/** Says refusals in the restaurant's voice. Without a restaurant there is only the plain German one. */
@Injectable()
export class GuestVoice implements NestInterceptor {
  constructor(private readonly shops: OpenShops) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(catchError((error: unknown) => from(this.refuse(error, request))));
  }

  private async refuse(error: unknown, request: Request): Promise<never> {
    if (error instanceof InvalidInput)
      throw new InvalidInput(sentences(error.fields, await this.voiceOf(request)));
    if (error instanceof GuestRefusal) throw error.speakTo(await this.voiceOf(request));
    throw error;
  }

  private async voiceOf({ params, query }: Request): Promise<Voice> {
    const shop = await this.shops.bySlug((params as { slug: string }).slug).catch(() => null);
    if (!shop) return { language: 'de', salutation: 'du' };
    return voiceFor(shop, (query as { lang?: unknown }).lang);
  }
}

const sentences = (fields: Record<string, string>, voice: Voice): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, sentenceOf(text, voice)]));

function sentenceOf(text: string, voice: Voice): string {
  const key = text === UNFIT_VALUE ? 'value.unfit' : text;
  return isGuestMessage(key) ? guestMessage(key, voice) : text;
}
