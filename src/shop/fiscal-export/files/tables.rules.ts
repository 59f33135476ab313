import type { Column, Kind, Table } from './export.types.js';

const table = (file: string, name: string, description: string, columns: Record<string, Kind>): Table => ({
  file,
  name,
  description,
  columns: Object.entries(columns).map(([title, kind]): Column => ({ name: title, kind })),
});

export const DOCUMENTS = table('documents.csv', 'Belege', 'Alle Belege in der Reihenfolge ihrer Kette', {
  Kette: 'number',
  Nummer: 'text',
  Art: 'text',
  'Ausgestellt am': 'day',
  Zeitpunkt: 'text',
  Bestellung: 'number',
  'Bestell-ID': 'text',
  Bezug: 'text',
  Leistungsdatum: 'day',
  Empfänger: 'text',
  Gesamt: 'amount',
  Trinkgeld: 'amount',
  Gutschein: 'amount',
  Zahlung: 'text',
  'Prüfsumme davor': 'text',
  Prüfsumme: 'text',
  Inhalt: 'text',
});

export const LINES = table('lines.csv', 'Belegzeilen', 'Was auf den Belegen steht, Zeile für Zeile', {
  Kette: 'number',
  Nummer: 'text',
  Zeile: 'number',
  Bezeichnung: 'text',
  Betrag: 'amount',
  Kennzeichen: 'text',
});

export const VAT = table('vat.csv', 'Umsatzsteuer', 'Die Beträge der Belege je Steuersatz', {
  Kette: 'number',
  Nummer: 'text',
  Satz: 'number',
  Kennzeichen: 'text',
  Netto: 'amount',
  Steuer: 'amount',
  Brutto: 'amount',
});

export const PAYMENTS = table('payments.csv', 'Zahlungen', 'Online-Zahlungen und Erstattungen der Belege', {
  'Lfd. Nr.': 'number',
  'Bestell-ID': 'text',
  Nummer: 'text',
  Art: 'text',
  Dienst: 'text',
  'Vorgang beim Dienst': 'text',
  Zustand: 'text',
  Betrag: 'amount',
  Zeitpunkt: 'text',
  Grund: 'text',
});

export const ORDERS = table('orders.csv', 'Bestellungen', 'Alle Bestellungen der Geschäftstage, ohne Gäste', {
  'Lfd. Nr.': 'number',
  'Bestell-ID': 'text',
  Geschäftstag: 'day',
  Bestellung: 'number',
  Zeitpunkt: 'text',
  Art: 'text',
  Zustand: 'text',
  Zahlungswunsch: 'text',
  Waren: 'amount',
  Rabatt: 'amount',
  Pfand: 'amount',
  Gebühren: 'amount',
  Trinkgeld: 'amount',
  Gutschein: 'amount',
  Gesamt: 'amount',
  Gezahlt: 'amount',
  Erstattet: 'amount',
});

export const AUDIT = table('audit.csv', 'Änderungen', 'Wer Einstellungen, Preise und Texte geändert hat', {
  'Lfd. Nr.': 'number',
  Zeitpunkt: 'text',
  Konto: 'text',
  Bereich: 'text',
  Vorgang: 'text',
  Vorher: 'text',
  Nachher: 'text',
});

export const DAYS = table('daily.csv', 'Tagessummen', 'Je Tag und Steuersatz, zum Buchen', {
  Belegdatum: 'day',
  Buchungstext: 'text',
  Satz: 'number',
  Belege: 'number',
  Netto: 'amount',
  Steuer: 'amount',
  Umsatz: 'amount',
  'Soll/Haben': 'text',
});

export const TABLES: readonly Table[] = [DOCUMENTS, LINES, VAT, PAYMENTS, ORDERS, AUDIT, DAYS];
