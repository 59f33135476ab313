import type { Voice } from '../../shared/voice.types.js';

/** What stands above a refusal that guests meet. */
const ENGLISH: Record<string, string> = {
  'Alter bestätigen': 'Confirm your age',
  'Bestellung beim Service': 'Order with the staff',
  'Beleg nicht gezeichnet': 'Receipt not drawn',
  'Bestellung läuft noch': 'Order still open',
  'Bestellung nicht möglich': 'Order not possible',
  'Betrag nicht möglich': 'Amount not possible',
  'Betrag prüfen': 'Check the amount',
  'Bitte anrufen': 'Please call',
  'Bitte online bezahlen': 'Please pay online',
  'Code gilt nicht': 'Code not valid',
  'Code gilt nicht mehr': 'Code no longer valid',
  'Einen Moment': 'One moment',
  'Eingabe prüfen': 'Check your input',
  'Erst bezahlen': 'Pay first',
  Fehler: 'Error',
  'Geht nicht': 'Not possible',
  'Gleich wieder da': 'Back in a moment',
  'Kein Beleg': 'No receipt',
  'Kein Bewirtungsbeleg': 'No receipt for a business meal',
  'Keine Gutscheine': 'No vouchers',
  'Nicht angenommen': 'Not accepted',
  'Nicht gefunden': 'Not found',
  'Nichts zu zahlen': 'Nothing to pay',
  'Noch keine Rechnung möglich': 'No invoice yet',
  'Preis geändert': 'Price changed',
  'Rechnung steht fest': 'Invoice is final',
  'Schon angenommen': 'Accepted already',
  'Schon geändert': 'Changed already',
  'Später noch einmal': 'Again later',
  'Tag nicht möglich': 'Day not possible',
  'Tisch abgeschlossen': 'Table closed',
  'Viel los': 'Very busy',
  'Warenkorb prüfen': 'Check your basket',
  'Wird gerade bezahlt': 'Being paid',
  'Zahlart nicht möglich': 'Way to pay not possible',
  'Zahlung nicht möglich': 'Payment not possible',
  'Zu spät': 'Too late',
  'Zu viele Versuche': 'Too many attempts',
};

/** A headline nobody has an English one for says less, but nothing in German. */
export const guestHeadline = (german: string, { language }: Voice): string =>
  language === 'de' ? german : (ENGLISH[german] ?? 'Not possible');
