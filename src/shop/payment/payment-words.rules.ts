import type { ChargeFailure, PaymentService } from '../../platform/pay/pay.types.js';
import type { Payment, PaymentState } from './payment.types.js';

export const SERVICE_LABEL: Record<PaymentService, string> = { stripe: 'Stripe', paypal: 'PayPal' };

/** Stands behind "Zahlung geplatzt: …". */
export const FAILURE_LABEL: Record<ChargeFailure, string> = {
  declined: 'von der Bank abgelehnt',
  insufficientFunds: 'das Konto ist nicht gedeckt',
  expiredCard: 'die Karte ist abgelaufen',
  authentication: 'vom Gast nicht bestätigt',
  expired: 'die Reservierung ist abgelaufen',
  other: 'vom Zahlungsdienst abgelehnt',
};

export const PAYMENT_STATE_LABEL: Record<PaymentState, string> = {
  open: 'begonnen',
  pending: 'wird von der Bank geprüft',
  authorised: 'reserviert',
  captured: 'eingezogen',
  declined: 'abgelehnt',
  voided: 'aufgehoben',
  mismatch: 'passt nicht zur Bestellung',
};

const MISMATCH_LABEL: Record<string, string> = {
  amount: 'ein anderer Betrag',
  currency: 'eine andere Währung',
  reference: 'ein anderes Kennzeichen',
};

export const failureText = (failure: ChargeFailure | null): string => FAILURE_LABEL[failure ?? 'other'];

/** What is written down when a read shows something else than we knew; null when it does not. */
export function readNote(before: Payment, after: Partial<Payment>): string | null {
  if (after.state === undefined || after.state === before.state) return null;
  if (after.state === 'mismatch')
    return `Nicht übernommen: Beim Zahlungsdienst steht ${MISMATCH_LABEL[after.mismatch ?? ''] ?? 'etwas anderes'}.`;
  const why = after.state === 'declined' && after.failure ? `: ${failureText(after.failure)}` : '';
  return `Stand: ${PAYMENT_STATE_LABEL[after.state]}${why}`;
}
