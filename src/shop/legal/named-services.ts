import { Injectable } from '@nestjs/common';
import type { Shop } from '../restaurant/shop.types.js';
import { LegalTextService } from './legal-text.service.js';
import { unnamedIn } from './texts/named-services.rules.js';
import { payServicesOf } from './texts/pay-services.rules.js';

/** A service that was connected after the privacy text was published stands in no text until it is published anew. */
@Injectable()
export class NamedServices {
  constructor(private readonly texts: LegalTextService) {}

  async missing(shop: Shop): Promise<string[]> {
    const services = payServicesOf(shop);
    const text = services.length > 0 ? await this.texts.current(shop, 'privacy') : null;
    return text ? unnamedIn(text.markdown, services) : [];
  }
}
