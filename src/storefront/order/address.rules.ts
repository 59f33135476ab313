import { formatEuro } from '../../shared/money.js';
import { phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import { deliveryFeeOf } from '../../shop/delivery/delivery.rules.js';
import type { DeliveryArea, DeliveryAreaRule } from '../../shop/delivery/delivery.types.js';
import { feeText, NO_AREA } from '../../shop/delivery/delivery-texts.rules.js';
import type { AddressView } from './quote.view.js';

/** What the guest reads once the area of their address is known. */
export function addressAnswerOf(
  area: DeliveryArea | null,
  rules: readonly DeliveryAreaRule[],
  voice: Voice,
): AddressView {
  if (!area) return { area: null, message: phrase(voice, { ...NO_AREA, en: NO_AREA_EN }) };
  const { name, minOrderCents, eta } = area;
  const fee = feeText(area, rules);
  const minutes = `${eta.from}–${eta.to}`;
  const german = `Lieferung ${fee}${minimum(area, 'Mindestbestellwert')}, etwa ${minutes} Minuten.`;
  return {
    area: {
      name,
      minOrderCents,
      feeCents: deliveryFeeOf(area, rules, 0),
      feeText: fee,
      etaMinutes: { ...eta },
    },
    message: phrase(voice, {
      du: `Ja, wir liefern zu dir: ${german}`,
      sie: `Ja, wir liefern zu Ihnen: ${german}`,
      en: `Yes, we deliver to you: delivery ${feeEn(fee)}${minimum(area, 'minimum order')}, about ${minutes} minutes.`,
    }),
  };
}

const NO_AREA_EN = 'Sorry, we do not deliver to this address. You can collect your order instead.';

const minimum = ({ minOrderCents }: DeliveryArea, word: string): string =>
  minOrderCents > 0 ? `, ${word} ${formatEuro(minOrderCents)}` : '';

const feeEn = (fee: string): string => fee.replace('ab ', 'from ').replace('kostenlos', 'free');
