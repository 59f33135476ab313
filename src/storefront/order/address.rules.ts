import { formatEuro } from '../../shared/money.js';
import { phrase } from '../../shared/voice.rules.js';
import type { Language, Voice } from '../../shared/voice.types.js';
import { deliveryFeeOf } from '../../shop/delivery/delivery.rules.js';
import type { DeliveryArea, DeliveryAreaRule } from '../../shop/delivery/delivery.types.js';
import { feeText, noAreaText } from '../../shop/delivery/delivery-texts.rules.js';
import type { AddressView } from './quote.view.js';

/** What is said of an area; the towns belong to the postal code alone. */
type AreaAnswer = Omit<AddressView, 'towns'>;

/** What the guest reads once the area of their address is known. */
export function addressAnswerOf(
  area: DeliveryArea,
  rules: readonly DeliveryAreaRule[],
  voice: Voice,
): AreaAnswer {
  const { name, minOrderCents, eta } = area;
  const { language } = voice;
  const fee = feeText(area, rules, language);
  const minutes = `${eta.from}–${eta.to}`;
  const german = `Lieferung ${fee}${minimum(area, 'Mindestbestellwert', language)}, etwa ${minutes} Minuten.`;
  return {
    area: {
      name,
      minOrderCents,
      feeCents: deliveryFeeOf(area, rules, 0),
      feeText: fee,
      etaMinutes: { ...eta },
    },
    code: null,
    instead: null,
    message: phrase(voice, {
      du: `Ja, wir liefern zu dir: ${german}`,
      sie: `Ja, wir liefern zu Ihnen: ${german}`,
      en: `Yes, we deliver to you: delivery ${fee}${minimum(area, 'minimum order', language)}, about ${minutes} minutes.`,
    }),
  };
}

/** Nobody drives there: what to do instead stands beside it. */
export const outsideAnswerOf = (pickup: boolean, voice: Voice): AreaAnswer => ({
  area: null,
  code: 'outsideArea',
  instead: pickup ? 'pickup' : null,
  message: phrase(voice, noAreaText(pickup)),
});

const minimum = ({ minOrderCents }: DeliveryArea, word: string, language: Language): string =>
  minOrderCents > 0 ? `, ${word} ${formatEuro(minOrderCents, language)}` : '';
