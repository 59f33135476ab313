import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { berlinClock } from '../../../shared/berlin-time.js';
import { vatSchemeOn } from '../../pricing/tax.rules.js';
import { hasKeys } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { ImprintService } from '../imprint/imprint.service.js';
import type { TextKind } from '../legal.types.js';
import { startText } from './start-text.rules.js';
import type { TextFacts } from './text-facts.types.js';

/** Writes the starting texts from what the restaurant has entered so far. */
@Injectable()
export class StartTexts {
  constructor(
    private readonly imprints: ImprintService,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async write(shop: Shop, kind: TextKind): Promise<string> {
    return startText(kind, await this.facts(shop));
  }

  private async facts(shop: Shop): Promise<TextFacts> {
    const { data } = await this.imprints.of(shop);
    return {
      restaurant: shop.name,
      imprint: data,
      salutation: shop.design.salutation ?? 'du',
      host: this.host(),
      delivers: shop.settings.deliveryAreas.some(({ active }) => active),
      smallBusiness: vatSchemeOn(shop.settings, berlinClock(this.clock.now()).date) === 'small',
      paysOnSite: shop.settings.payOnSite,
      paypal: hasKeys(shop.paypal),
      contactMonths: shop.settings.contactMonths,
      stripe: hasKeys(shop.stripe),
    };
  }

  private host(): string {
    const { PLATFORM_IMPRINT_NAME, PLATFORM_IMPRINT_POSTAL_CODE = '', PLATFORM_IMPRINT_CITY = '' } = this.env;
    const place = `${PLATFORM_IMPRINT_POSTAL_CODE} ${PLATFORM_IMPRINT_CITY}`.trim();
    return [PLATFORM_IMPRINT_NAME, place].filter(Boolean).join(', ');
  }
}
