import { Injectable } from '@nestjs/common';
import { formatEuro } from '../../../shared/money.js';
import { PaymentMails } from '../mail/payment-mails.service.js';
import type { Payable, Payment, Refund } from '../payment.types.js';
import { failureText, SERVICE_LABEL } from '../payment-words.rules.js';
import { REFUNDS_BEFORE_HELP } from './look-times.rules.js';

/** Who hears of what happened to a payment. The same thing twice is one mail. */
@Injectable()
export class PaymentNews {
  constructor(private readonly mails: PaymentMails) {}

  async read(before: Payment, after: Payment, order: Payable, outside: readonly Refund[]): Promise<void> {
    const service = SERVICE_LABEL[after.service];
    for (const { chargeRefundId, cents } of outside) {
      await this.mails.toRestaurant(order, {
        key: `outside ${chargeRefundId}`,
        headline: `${titleOf(order)}: bei ${service} erstattet`,
        sentence: `${formatEuro(cents)} wurden direkt bei ${service} erstattet. ${order.kind === 'voucher' ? VOUCHER_SHRUNK : 'Die Bestellung zeigt es jetzt auch.'}`,
      });
    }
    for (const refund of after.refunds) {
      const known = before.refunds.find(({ id }) => id === refund.id);
      if (refund.state === 'failed' && known && known.state !== 'failed')
        await this.refundFailed(after, order, refund);
    }
    for (const { id, cents, state } of after.disputes) {
      const known = before.disputes.find((one) => one.id === id);
      if (known?.state === state) continue;
      await this.mails.toRestaurant(order, {
        key: `dispute ${id} ${state}`,
        headline: `${titleOf(order)}: ${DISPUTE[state]}`,
        sentence: `Bei ${service} geht es um ${formatEuro(cents)}. ${DISPUTE_HELP[state]}${order.kind === 'voucher' ? VOUCHER_DISPUTED[state] : ''}`,
      });
    }
  }

  /** The food is not cooked, or the restaurant has cooked it for nothing. */
  async failed(payment: Payment, order: Payable): Promise<void> {
    const key = `failed ${payment.id} ${payment.captureTries}`;
    await this.mails.toRestaurant(order, {
      key,
      headline: `${titleOf(order)}: Zahlung geplatzt`,
      sentence: `${formatEuro(payment.amountCents)} ließen sich nicht einziehen: ${failureText(payment.failure)}. Auf der Karte der Bestellung lässt sich entscheiden, wie es weitergeht.`,
    });
    await this.mails.failedToGuest(order, key);
  }

  /** Told before it goes back: should this process die in between, the next look tells it again under the same key. */
  async returned({ id, amountCents }: Payment, order: Payable): Promise<void> {
    await this.mails.returnedToGuest(order, `returned ${id}`, amountCents);
  }

  /** Its keys are no longer here, so nobody but the operator can give it back. */
  async elsewhere(payment: Payment, order: Payable, cents: number): Promise<void> {
    const service = SERVICE_LABEL[payment.service];
    await this.mails.toRestaurant(order, {
      key: `elsewhere ${payment.id} ${cents}`,
      headline: `${titleOf(order)}: bitte bei ${service} erstatten`,
      sentence: `${formatEuro(cents)} gehen an den Gast zurück, aber die Schlüssel des Kontos, auf dem das Geld liegt, stehen hier nicht mehr. Bitte erstatte es direkt bei ${service}.`,
    });
  }

  /** What we give back by ourselves is tried again, so it is told of once, when it looks hopeless. */
  async refundFailed(payment: Payment, order: Payable, { id, kind, cents }: Refund): Promise<void> {
    const isOurs = kind === 'over' || kind === 'changed';
    const tries = payment.refunds.filter(({ state }) => state === 'failed').length;
    if (isOurs && tries < REFUNDS_BEFORE_HELP) return;
    const service = SERVICE_LABEL[payment.service];
    const sum = formatEuro(cents);
    await this.mails.toRestaurant(order, {
      key: isOurs ? `refund stuck ${payment.id}` : `refund failed ${id}`,
      headline: `${titleOf(order)}: Erstattung gescheitert`,
      sentence: isOurs
        ? `${sum} gehen an den Gast zurück, aber ${service} hat das schon ${tries}-mal abgelehnt. Wir versuchen es weiter, erst nach Stunden, dann nach Tagen. Bitte sieh bei ${service} nach: Oft fehlt dort nur Guthaben.`
        : `${sum} ließen sich bei ${service} nicht erstatten. Bitte dort nachsehen und dem Gast das Geld zurückgeben.`,
    });
  }
}

const titleOf = ({ title, number }: Payable): string => title ?? `Nr. ${number}`;

const VOUCHER_SHRUNK = 'Was auf dem Gutschein noch stand, ist um so viel kleiner, und er ist gesperrt.';

const VOUCHER_DISPUTED = {
  inquiry: ' Der Gutschein ist so lange gesperrt.',
  answered: ' Den Gutschein entsperrst du in Tresen unter „Gutscheine“.',
  open: ' Der Gutschein ist so lange gesperrt.',
  won: ' Den Gutschein entsperrst du in Tresen unter „Gutscheine“.',
  lost: ' Der Gutschein bleibt gesperrt.',
} as const;

const DISPUTE = {
  inquiry: 'Rückfrage der Bank',
  answered: 'Rückfrage der Bank beendet',
  open: 'Rückbuchung angemeldet',
  won: 'Rückbuchung abgewehrt',
  lost: 'zurückgebucht',
} as const;

const DISPUTE_HELP = {
  inquiry:
    'Noch ist nichts zurückgebucht. Bitte dort in den nächsten Tagen Stellung nehmen, oder gib das Geld ganz zurück: Das beendet die Rückfrage.',
  answered: 'Die Bank bucht nichts zurück.',
  open: 'Bitte dort in den nächsten Tagen Stellung nehmen, sonst ist das Geld weg.',
  won: 'Das Geld bleibt bei euch.',
  lost: 'Das Geld ist beim Gast.',
} as const;
