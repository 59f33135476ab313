import type { KeysVerdict, PaymentService } from '../../../platform/pay/pay.types.js';

type Why = Extract<KeysVerdict, { ok: false }>['why'];

const WHY: Record<PaymentService, Record<Why, string>> = {
  stripe: {
    secretRefused:
      'Stripe kennt den geheimen Schlüssel nicht. Er beginnt mit sk_ oder rk_ und steht bei Stripe unter „Entwickler, API-Schlüssel“.',
    publicRefused: 'Stripe kennt den veröffentlichbaren Schlüssel nicht. Er beginnt mit pk_.',
    keysMixed:
      'Die beiden Schlüssel gehören nicht zusammen: Einer ist zum Testen, einer echt, oder sie sind von zwei Konten.',
    notActivated:
      'Das Konto darf noch kein Geld annehmen. Bitte bei Stripe die Angaben zum Unternehmen abschließen.',
    unreachable: 'Stripe antwortet gerade nicht. Bitte später noch einmal prüfen.',
  },
  paypal: {
    secretRefused:
      'PayPal nimmt Client-ID und Secret nicht an. Beide stehen im Entwicklerbereich von PayPal unter „Apps & Credentials“.',
    publicRefused: 'PayPal kennt diese Client-ID nicht.',
    keysMixed: 'Die Zugangsdaten gehören zur anderen Umgebung: Bitte den Schalter „Sandbox“ umlegen.',
    notActivated: 'Diese App darf keine Zahlungen annehmen. Bitte sie bei PayPal dafür freischalten.',
    unreachable: 'PayPal antwortet gerade nicht. Bitte später noch einmal prüfen.',
  },
};

/** In the words of the page. */
export function verdictWords(service: PaymentService, verdict: KeysVerdict): string {
  if (!verdict.ok) return WHY[service][verdict.why];
  return verdict.test ? 'Verbunden, mit Testschlüsseln: Es fließt kein Geld.' : 'Verbunden.';
}
