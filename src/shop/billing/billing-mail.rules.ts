import { formatDate, formatTime } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import { planOf } from '../subscription/plans.js';
import { GRACE_DAYS, graceEndOf } from './billing.rules.js';
import type { Contract } from './billing.types.js';
import { invoiceNumberOf } from './invoice/invoice.rules.js';
import type { PlanInvoice } from './invoice/invoice.types.js';

export interface BillingMailView {
  subject: string;
  headline: string;
  sentences: string[];
  rows: [string, string][];
  button: { text: string; path: string } | null;
}

const PLAN_BUTTON = { text: 'Tarif ansehen', path: '/app/settings/subscription' };
const SERVICE = { stripe: 'Stripe', paypal: 'PayPal' } as const;
const nameOf = (level: number): string => `„${planOf(level)?.name}“`;

const mail = (
  headline: string,
  sentences: string[],
  rows: [string, string][] = [],
  button: BillingMailView['button'] = PLAN_BUTTON,
): BillingMailView => ({ subject: headline, headline, sentences, rows, button });

/** Days before the end at which owners are told. */
export const TOLD_BEFORE_DAYS = { end: 7, grace: 3 } as const;

export const boughtMail = ({ level, cents, until }: Contract): BillingMailView =>
  mail(`Euer Tarif ${nameOf(level)} läuft`, [
    `Danke für die Bestellung. Der Tarif ${nameOf(level)} gilt ab sofort und kostet ${formatEuro(cents)} im Monat einschließlich Umsatzsteuer.`,
    `Die nächste Zahlung ist am ${formatDate(until)}. Kündigen könnt ihr jederzeit zum Ende des bezahlten Monats. Es gelten unsere AGB.`,
  ]);

/** § 312k BGB asks for content, date and time of a cancellation at once. */
export function cancelledMail({ level, until, afterwards }: Contract, at: Date): BillingMailView {
  const rest =
    afterwards === null
      ? `Danach bleiben noch ${GRACE_DAYS} Tage, um einen anderen Tarif zu wählen. Dann zeigt der Shop die Speisekarte, nimmt aber keine Bestellungen mehr an. Eure Daten bleiben.`
      : `Danach gilt der Tarif ${nameOf(afterwards)}. Eure Daten bleiben.`;
  return mail(
    'Kündigung bestätigt',
    [
      `Eure Kündigung ist am ${formatDate(at)} um ${formatTime(at)} Uhr bei uns eingegangen.`,
      `Der Vertrag über den Tarif ${nameOf(level)} endet am ${formatDate(until)}. Bis dahin könnt ihr die Kündigung zurücknehmen.`,
      rest,
    ],
    [
      ['Gekündigt', `Tarif ${nameOf(level)}`],
      ['Eingang', `${formatDate(at)}, ${formatTime(at)} Uhr`],
      ['Vertragsende', formatDate(until)],
    ],
  );
}

export const resumedMail = ({ level, cents, until }: Contract): BillingMailView =>
  mail('Kündigung zurückgenommen', [
    `Der Tarif ${nameOf(level)} läuft weiter. Die nächste Zahlung von ${formatEuro(cents)} ist am ${formatDate(until)}.`,
  ]);

export const changedMail = ({ level, nextLevel, cents, until }: Contract): BillingMailView =>
  mail(
    'Tarif gewechselt',
    level === nextLevel
      ? [
          `Ab sofort gilt der Tarif ${nameOf(level)}. Ab dem ${formatDate(until)} kostet er ${formatEuro(cents)} im Monat.`,
        ]
      : [
          `Bis zum ${formatDate(until)} gilt noch der Tarif ${nameOf(level)}, danach ${nameOf(nextLevel)} für ${formatEuro(cents)} im Monat.`,
        ],
  );

export function pastDueMail(contract: Contract): BillingMailView {
  const { service, level, cents, retryAt } = contract;
  const again = retryAt ? ` Am ${formatDate(retryAt)} wird es noch einmal versucht.` : '';
  return mail('Die Zahlung für euren Tarif ist fehlgeschlagen', [
    `${formatEuro(cents)} für den Tarif ${nameOf(level)} ließen sich nicht einziehen.${again}`,
    `Bis zum ${formatDate(graceEndOf(contract))} läuft alles weiter. Danach zeigt der Shop die Speisekarte, nimmt aber keine Bestellungen mehr an.`,
    service === 'stripe'
      ? 'Auf der Seite eures Tarifs könnt ihr den Betrag gleich selbst bezahlen, auch mit einer anderen Karte.'
      : 'Womit bezahlt wird, stellt ihr in eurem PayPal-Konto unter „Automatische Zahlungen“ ein.',
  ]);
}

export const endsSoonMail = ({ level, until }: Contract): BillingMailView =>
  mail(`Euer Tarif endet am ${formatDate(until)}`, [
    `Der Tarif ${nameOf(level)} ist gekündigt und endet am ${formatDate(until)}. Bis dahin könnt ihr die Kündigung zurücknehmen.`,
  ]);

/** Nobody cancelled it here: it was ended at the service, by whomever. */
export const endedMail = ({ service, level, until, afterwards }: Contract): BillingMailView =>
  mail(`Euer Tarif endet am ${formatDate(until)}`, [
    `${SERVICE[service]} hat uns gemeldet, dass der Vertrag über den Tarif ${nameOf(level)} dort beendet ist. Bezahlt ist er bis zum ${formatDate(until)}, so lange bleibt alles, wie es ist.`,
    afterwards === null
      ? `Danach bleiben noch ${GRACE_DAYS} Tage, um einen anderen Tarif zu wählen. Soll es weitergehen, bucht auf der Seite eures Tarifs neu.`
      : `Danach gilt der Tarif ${nameOf(afterwards)}.`,
  ]);

export const graceMail = (contract: Contract): BillingMailView =>
  mail('Euer Tarif ist abgelaufen', [
    `Der Tarif ${nameOf(contract.level)} ist am ${formatDate(contract.until)} ausgelaufen. Bis zum ${formatDate(graceEndOf(contract))} läuft alles weiter.`,
    'Bucht bis dahin einen Tarif oder wechselt zu „Kostenlos“. Sonst zeigt der Shop die Speisekarte, nimmt aber keine Bestellungen mehr an.',
  ]);

export const graceEndsMail = (contract: Contract): BillingMailView =>
  mail(`Noch bis ${formatDate(graceEndOf(contract))} nimmt euer Shop Bestellungen an`, [
    'Danach sehen Gäste nur noch die Speisekarte. Mit einem Tarif geht es ohne Unterbrechung weiter.',
  ]);

export const overMail = (): BillingMailView =>
  mail('Euer Shop nimmt keine Bestellungen mehr an', [
    'Die Tage nach dem Ende eures Tarifs sind um. Gäste sehen weiter die Speisekarte. Alle Daten sind noch da, und mit einem Tarif, auch mit „Kostenlos“, geht es sofort weiter.',
  ]);

export const doubledMail = (): BillingMailView =>
  mail('Tarif doppelt bezahlt', [
    'Ihr habt einen Tarif bezahlt, obwohl schon einer läuft. Den zweiten Vertrag haben wir gleich beendet und die Zahlung zurückgegeben.',
  ]);

/** An invoice in the mail itself; the same as a PDF is behind the button. */
export function invoiceMail(invoice: PlanInvoice): BillingMailView {
  const { body, issuedAt } = invoice;
  const number = invoiceNumberOf(invoice);
  const partyOf = ({ name, street, town }: typeof body.recipient) =>
    [name, street, town].filter(Boolean).join(', ');
  return {
    subject: `Rechnung ${number}`,
    headline: `Rechnung ${number}`,
    sentences: [body.paidBy],
    rows: [
      ['Leistung', `1 × ${body.text}`],
      ['Leistungszeitraum', `${formatDate(body.from)} bis ${formatDate(body.until)}`],
      ['Rechnungsdatum', formatDate(issuedAt)],
      ['Rechnung an', partyOf(body.recipient)],
      ['Von', partyOf(body.seller)],
      ['USt-IdNr.', body.seller.vatId],
      ['Nettobetrag', formatEuro(body.netCents)],
      [`Umsatzsteuer ${body.rate} %`, formatEuro(body.vatCents)],
      ['Gesamtbetrag', formatEuro(body.grossCents)],
    ],
    button: { text: 'Rechnungen ansehen', path: '/app/settings/subscription' },
  };
}
