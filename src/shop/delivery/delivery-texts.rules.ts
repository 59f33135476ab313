import { formatEuro } from '../../shared/money.js';
import type { Language } from '../../shared/voice.types.js';
import { deliveryFeeOf, freeDeliveryFrom } from './delivery.rules.js';
import type { AreaCheck, AreaVerdict, DeliveryArea, DeliveryAreaRule } from './delivery.types.js';

const VERDICTS: Record<AreaVerdict, string> = {
  chosen: 'Dieses Gebiet gilt für die Adresse.',
  alsoMatches: 'Passt auch, ein anderes Gebiet geht aber vor.',
  inactive: 'Das Gebiet ist ausgeschaltet.',
  notServedNow: 'Das Gebiet wird um diese Zeit nicht beliefert.',
  otherPostalCode: 'Die Postleitzahl gehört nicht dazu.',
  streetExcluded: 'Die Straße ist ausgenommen.',
  noCoordinates: 'Ohne Koordinaten der Adresse lässt sich das nicht prüfen.',
  tooFar: 'Die Adresse ist zu weit entfernt.',
  outside: 'Die Adresse liegt außerhalb.',
};

/** Whoever lives too far away is told of pickup, where there is any. */
export const noAreaText = (pickup: boolean) =>
  pickup
    ? {
        du: 'Leider liefern wir nicht an diese Adresse. Du kannst deine Bestellung abholen.',
        sie: 'Leider liefern wir nicht an diese Adresse. Sie können Ihre Bestellung abholen.',
        en: 'Sorry, we do not deliver to this address. You can collect your order instead.',
      }
    : {
        du: 'Leider liefern wir nicht an diese Adresse.',
        sie: 'Leider liefern wir nicht an diese Adresse.',
        en: 'Sorry, we do not deliver to this address.',
      };

/** Why this area serves the address or does not, with the distance where one was measured. */
export function verdictText({ verdict, distanceMeters }: AreaCheck): string {
  if (distanceMeters === null) return VERDICTS[verdict];
  return `${VERDICTS[verdict]} Entfernung: ${toTenth(distanceMeters / 1_000)
    .toFixed(1)
    .replace('.', ',')} km.`;
}

const FEE_WORDS: Record<Language, { free: string; freeFrom: (amount: string) => string }> = {
  de: { free: 'kostenlos', freeFrom: (amount) => `, ab ${amount} kostenlos` },
  en: { free: 'free', freeFrom: (amount) => `, free from ${amount}` },
};

/** '2,90 €, ab 30,00 € kostenlos' as the table of areas says it. */
export function feeText(
  area: DeliveryArea,
  rules: readonly DeliveryAreaRule[],
  language: Language = 'de',
): string {
  const words = FEE_WORDS[language];
  const fee = deliveryFeeOf(area, rules, 0);
  if (fee === 0) return words.free;
  const freeFrom = freeDeliveryFrom(area, rules);
  return (
    formatEuro(fee, language) + (freeFrom === null ? '' : words.freeFrom(formatEuro(freeFrom, language)))
  );
}

/** 'Noch 4,10 € bis zum Mindestbestellwert' */
export const missingText = (missingCents: number): string =>
  `Noch ${formatEuro(missingCents)} bis zum Mindestbestellwert`;

/** '1,2' and '2', by hand: the first number costs `Intl` as much as all of a phone's page. */
export const kilometersText = (km: number): string => String(toTenth(km)).replace('.', ',');

const toTenth = (km: number): number => Math.round(km * 10) / 10;
