import { formatEuro } from '../../../src/shared/money';
import type { OrderMoneyView } from '../../../src/shop/payment/payment.view';

export const REFUND_CHOICES = ['whole', 'lines', 'sum'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

export interface RefundForm {
  choice: RefundChoice;
  cents: number | null;
  /** So many pieces of a line. */
  pieces: Readonly<Record<string, number>>;
  reason: string;
}

export const NOTHING_CHOSEN: RefundForm = { choice: 'whole', cents: null, pieces: {}, reason: '' };

type Refundable = Pick<OrderMoneyView, 'refundableCents' | 'lines'>;

/** What the guest gets back of this; the server reckons it again. */
export function centsOf(
  { choice, cents, pieces }: RefundForm,
  { refundableCents, lines }: Refundable,
): number {
  if (choice === 'whole') return refundableCents;
  if (choice === 'sum') return cents ?? 0;
  return lines.reduce((sum, { lineId, quantity, grossCents }) => {
    return sum + Math.round((grossCents * (pieces[lineId] ?? 0)) / quantity);
  }, 0);
}

/** Why it cannot be sent like this; null when it can. */
export function problemOf(form: RefundForm, money: Refundable): string | null {
  const cents = centsOf(form, money);
  if (cents <= 0) return form.choice === 'lines' ? 'Wähle, was zurückgegeben wird.' : 'Gib einen Betrag ein.';
  return cents > money.refundableCents
    ? `Höchstens ${formatEuro(money.refundableCents)} sind noch da.`
    : null;
}

/** As the call takes it. */
export function bodyOf({ choice, cents, pieces, reason }: RefundForm): object {
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
  return {
    cents: choice === 'sum' ? cents : undefined,
    lines: choice === 'lines' ? lines : undefined,
    reason: reason.trim() || undefined,
  };
}
