import { formatEuro } from '../shared/money.js';
import { deliveryFeeOf } from '../shop/delivery/delivery.rules.js';
import type { DeliveryArea, DeliveryAreaRule } from '../shop/delivery/delivery.types.js';
import { feeText, NO_AREA } from '../shop/delivery/delivery-texts.rules.js';
import type { AddressView } from './quote.view.js';

/** What the guest reads once the area of their address is known. */
export function addressAnswerOf(area: DeliveryArea | null, rules: readonly DeliveryAreaRule[]): AddressView {
  if (!area) return { area: null, message: NO_AREA.du };
  const { name, minOrderCents, eta } = area;
  const minimum = minOrderCents > 0 ? `, Mindestbestellwert ${formatEuro(minOrderCents)}` : '';
  const fee = feeText(area, rules);
  return {
    area: {
      name,
      minOrderCents,
      feeCents: deliveryFeeOf(area, rules, 0),
      feeText: fee,
      etaMinutes: { ...eta },
    },
    message: `Ja, wir liefern zu dir: Lieferung ${fee}${minimum}, etwa ${eta.from}–${eta.to} Minuten.`,
  };
}
