import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { ErrorFilter } from '../../platform/http/error.filter.js';
import type { Request } from '../../platform/http/request.js';
import { InvalidInput, UNFIT_VALUE } from '../../platform/http/validation.js';
import { languageOf } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import { guestHeadline } from '../words/guest-headlines.rules.js';
import { guestMessage, isGuestMessage } from '../words/guest-messages.rules.js';
import { voiceFor } from '../words/voice.rules.js';
import { OpenShops } from './open-shops.js';

/** Says refusals in the restaurant's voice, and in the guest's language where there is no restaurant. */
@Catch(AppError)
export class GuestVoice implements ExceptionFilter {
  constructor(
    private readonly shops: OpenShops,
    private readonly errors: ErrorFilter,
  ) {}

  async catch(error: AppError, host: ArgumentsHost): Promise<void> {
    const voice = await this.voiceOf(host.switchToHttp().getRequest<Request>());
    const said = spoken(error, voice);
    return this.errors.catch(Object.assign(said, { headline: guestHeadline(said.headline, voice) }), host);
  }

  private async voiceOf({ params, query }: Request): Promise<Voice> {
    const shop = await this.shops.bySlug((params as { slug: string }).slug).catch(() => null);
    const { lang } = query as { lang?: unknown };
    return shop ? voiceFor(shop, lang) : { language: languageOf(lang), salutation: 'du' };
  }
}

function spoken(error: AppError, voice: Voice): AppError {
  if (error instanceof GuestRefusal) return error.speakTo(voice);
  return error instanceof InvalidInput ? new InvalidInput(sentences(error.fields, voice)) : error;
}

const sentences = (fields: Record<string, string>, voice: Voice): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, sentenceOf(text, voice)]));

function sentenceOf(text: string, voice: Voice): string {
  const key = text === UNFIT_VALUE ? 'value.unfit' : text;
  return isGuestMessage(key) ? guestMessage(key, voice) : text;
}
