import type { PaymentService } from '../../../platform/pay/pay.types.js';
import { SERVICE_LABEL } from '../payment-words.rules.js';

const WHERE: Record<PaymentService, string> = {
  stripe: 'Neue Schlüssel kommen unter „Einstellungen, Zahlung“ hinein.',
  paypal: 'Neue Zugangsdaten kommen unter „Verwaltung, PayPal“ hinein.',
};

/** What the restaurant reads when no guest can pay: `wrong` is what the keys are found to lack, `code` the service's own word. */
export function doubtWords(service: PaymentService, wrong: string | null, code: string) {
  const label = SERVICE_LABEL[service];
  const why = wrong
    ? `${wrong} Solange wird diese Zahlart nicht mehr angeboten, und was schon reserviert ist, lässt sich nicht einziehen. ${WHERE[service]}`
    : `Die Schlüssel stimmen, aber ${label} hat eine neue Zahlung abgelehnt (${code}). Bitte sieh dort nach, ob das Konto Zahlungen annehmen darf.`;
  return { headline: `Gäste können nicht mit ${label} zahlen`, sentence: why };
}
