import { Injectable } from '@nestjs/common';
import { formatEuro } from '../../../shared/money.js';
import type { Order } from '../../order/order.types.js';
import { PaymentMails } from '../mail/payment-mails.service.js';
import type { Payment, Refund } from '../payment.types.js';
import { failureText, SERVICE_LABEL } from '../payment-words.rules.js';

/** Who hears of what happened to a payment. The same thing twice is one mail. */
@Injectable()
export class PaymentNews {
  constructor(private readonly mails: PaymentMails) {}

  async read(before: Payment, after: Payment, order: Order, outside: readonly Refund[]): Promise<void> {
    const service = SERVICE_LABEL[after.service];
    for (const { id, cents } of outside) {
      await this.mails.toRestaurant(order, {
        key: `outside ${id}`,
        headline: `Nr. ${order.number}: bei ${service} erstattet`,
        sentence: `${formatEuro(cents)} wurden direkt bei ${service} erstattet. Die Bestellung zeigt es jetzt auch.`,
      });
    }
    for (const { id, cents, state } of after.disputes) {
      if (before.disputes.some((known) => known.id === id && known.state === state)) continue;
      await this.mails.toRestaurant(order, {
        key: `dispute ${id} ${state}`,
        headline: `Nr. ${order.number}: ${DISPUTE[state]}`,
        sentence: `Bei ${service} geht es um ${formatEuro(cents)}. ${DISPUTE_HELP[state]}`,
      });
    }
  }

  /** The food is not cooked, or the restaurant has cooked it for nothing. */
  async failed(payment: Payment, order: Order): Promise<void> {
    const key = `failed ${payment.id} ${payment.captureTries}`;
    await this.mails.toRestaurant(order, {
      key,
      headline: `Nr. ${order.number}: Zahlung geplatzt`,
      sentence: `${formatEuro(payment.amountCents)} ließen sich nicht einziehen: ${failureText(payment.failure)}. Auf der Karte der Bestellung lässt sich entscheiden, wie es weitergeht.`,
    });
    await this.mails.failedToGuest(order, key);
  }

  async refundFailed(payment: Payment, order: Order, { id, cents }: Refund): Promise<void> {
    await this.mails.toRestaurant(order, {
      key: `refund failed ${id}`,
      headline: `Nr. ${order.number}: Erstattung gescheitert`,
      sentence: `${formatEuro(cents)} ließen sich bei ${SERVICE_LABEL[payment.service]} nicht erstatten. Bitte dort nachsehen und dem Gast das Geld zurückgeben.`,
    });
  }
}

const DISPUTE = {
  open: 'Rückbuchung angemeldet',
  won: 'Rückbuchung abgewehrt',
  lost: 'zurückgebucht',
} as const;

const DISPUTE_HELP = {
  open: 'Bitte dort in den nächsten Tagen Stellung nehmen, sonst ist das Geld weg.',
  won: 'Das Geld bleibt bei euch.',
  lost: 'Das Geld ist beim Gast.',
} as const;
