import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { GuestRefusal } from '../../platform/guest-refusal.js';
import { ErrorFilter } from '../../platform/http/error.filter.js';
import type { Request } from '../../platform/http/request.js';
import { InvalidInput, UNFIT_VALUE } from '../../platform/http/validation.js';
import type { Voice } from '../../shared/voice.types.js';
import { guestMessage, isGuestMessage } from '../words/guest-messages.rules.js';
import { voiceFor } from '../words/voice.rules.js';
import { OpenShops } from './open-shops.js';

/** Says refusals in the restaurant's voice. Without a restaurant there is only the plain German one. */
@Catch(InvalidInput, GuestRefusal)
export class GuestVoice implements ExceptionFilter {
  constructor(
    private readonly shops: OpenShops,
    private readonly errors: ErrorFilter,
  ) {}

  async catch(error: InvalidInput | GuestRefusal, host: ArgumentsHost): Promise<void> {
    const voice = await this.voiceOf(host.switchToHttp().getRequest<Request>());
    const said =
      error instanceof GuestRefusal ? error.speakTo(voice) : new InvalidInput(sentences(error.fields, voice));
    return this.errors.catch(said, host);
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
