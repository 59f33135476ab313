import { formatDate } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { langQuery, neutral, phrase } from '../../../shared/voice.rules.js';
import type { Voice } from '../../../shared/voice.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Voucher } from '../voucher.types.js';

/** Which purchase is meant, for somebody who comes from its page and names nothing: it has to be told in the confirmation. */
export function contractOf({ valueCents, soldAt, tail }: Voucher, speech: Voice): string {
  const { language } = speech;
  const [value, day] = [formatEuro(valueCents, language), formatDate(soldAt, language)];
  return phrase(
    speech,
    neutral(
      `Gutschein über ${value}, gekauft am ${day}, endet auf ${tail}`,
      `Voucher of ${value}, bought on ${day}, ending in ${tail}`,
    ),
  );
}

/** On a durable medium, with the confirmation of the purchase (§ 312f, Art. 246a EGBGB). `home` is the full address of the shop. */
export function withdrawalNotes(shop: Shop, home: string, speech: Voice): string[] {
  const { street, postalCode, city } = shop.address;
  const who = [shop.companyName || shop.name, street, `${postalCode} ${city}`.trim(), shop.contact.email]
    .filter(Boolean)
    .join(', ');
  const form = `${home}/widerruf${langQuery(speech.language)}`;
  return [
    phrase(speech, {
      du: `Widerrufsrecht: Du kannst den Kauf binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Kauf. Es genügt eine eindeutige Erklärung, rechtzeitig abgeschickt, an ${who}, oder über „Vertrag widerrufen“ im Shop.`,
      sie: `Widerrufsrecht: Sie können den Kauf binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Kauf. Es genügt eine eindeutige Erklärung, rechtzeitig abgeschickt, an ${who}, oder über „Vertrag widerrufen“ im Shop.`,
      en: `Right of withdrawal: you may withdraw from this purchase within fourteen days without giving a reason. The period begins on the day after the purchase. A clear statement sent in time to ${who} is enough, or use "Withdraw from contract" in the shop.`,
    }),
    phrase(speech, {
      du: `Widerrufst du, bekommst du dein Geld binnen vierzehn Tagen auf dem Weg zurück, auf dem du bezahlt hast; der Gutschein wird ungültig. Formular: ${form}`,
      sie: `Widerrufen Sie, bekommen Sie Ihr Geld binnen vierzehn Tagen auf dem Weg zurück, auf dem Sie bezahlt haben; der Gutschein wird ungültig. Formular: ${form}`,
      en: `If you withdraw you get your money back within fourteen days the way you paid; the voucher becomes invalid. Form: ${form}`,
    }),
  ];
}
