import { phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';

/** As it is written where it happens, and how it is said to others: [Sie, English]; null: it addresses nobody. */
const WORDS: Record<string, [string | null, string]> = {
  'Bitte eine ganze Zahl angeben.': [null, 'Please enter a whole number.'],
  'Diese Uhrzeit kennen wir nicht.': [null, 'We do not know this time.'],
  'Diese Auswahl kennen wir nicht.': [null, 'We do not know this choice.'],
  'Bitte mindestens eins wählen.': [null, 'Please choose at least one.'],
  'So oft gibt es dieses Extra nicht.': [null, 'This extra is not available that many times.'],
  'Die Extras sind unvollständig.': [null, 'The extras are incomplete.'],
  'Das sind zu viele Extras.': [null, 'These are too many extras.'],
  'Bitte mindestens ein Stück bestellen.': [null, 'Please order at least one piece.'],
  'Mehr als 99 Stück bitte telefonisch bestellen.': [null, 'Please call us to order more than 99 pieces.'],
  'Die Anmerkung konnten wir nicht lesen.': [null, 'We could not read the note.'],
  'Diese Art der Bestellung bietet das Restaurant gerade nicht an.': [
    null,
    'The restaurant does not offer this way of ordering at the moment.',
  ],
  'Der Warenkorb fehlt.': [null, 'The basket is missing.'],
  'Mehr als 100 Zeilen bitte telefonisch bestellen.': [null, 'Please call us to order more than 100 lines.'],
  'Diese Zahlungsart gibt es nicht.': [null, 'There is no such way to pay.'],
  'Trinkgeld kann nicht negativ sein.': [null, 'A tip cannot be negative.'],
  'So viel Trinkgeld nehmen wir nur persönlich an.': [null, 'We only take that much of a tip in person.'],
  'Bitte gib eine Postleitzahl mit fünf Ziffern an.': [
    'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.',
    'Please enter a postal code of five digits.',
  ],
  'Die Straße konnten wir nicht lesen.': [null, 'We could not read the street.'],
  'Bitte gib die Straße an.': ['Bitte geben Sie die Straße an.', 'Please enter the street.'],
  'Bitte gib die Hausnummer an.': ['Bitte geben Sie die Hausnummer an.', 'Please enter the house number.'],
  'Bitte gib den Ort an.': ['Bitte geben Sie den Ort an.', 'Please enter the city.'],
  'Die Etage konnten wir nicht lesen.': [null, 'We could not read the floor.'],
  'Die Firma konnten wir nicht lesen.': [null, 'We could not read the company.'],
  'Den Hinweis konnten wir nicht lesen.': [null, 'We could not read the note.'],
  'Die Adresse konnten wir nicht lesen.': [null, 'We could not read the address.'],
  'Die Anschrift konnten wir nicht lesen.': [null, 'We could not read the address.'],
  'Bitte gib deinen Namen an.': ['Bitte geben Sie Ihren Namen an.', 'Please enter your name.'],
  'Diese Telefonnummer passt nicht.': [null, 'This phone number does not look right.'],
  'Bitte gib eine Telefonnummer an, falls wir dich an der Tür nicht finden.': [
    'Bitte geben Sie eine Telefonnummer an, falls wir Sie an der Tür nicht finden.',
    'Please enter a phone number in case we cannot find you at the door.',
  ],
  'Bitte gib eine gültige E-Mail-Adresse an.': [
    'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    'Please enter a valid e-mail address.',
  ],
  'Bitte höchstens 300 Zeichen.': [null, 'Please use no more than 300 characters.'],
  'Bitte gib an, wohin wir liefern sollen.': [
    'Bitte geben Sie an, wohin wir liefern sollen.',
    'Please tell us where to deliver.',
  ],
  'Deine Angaben fehlen.': ['Ihre Angaben fehlen.', 'Your details are missing.'],
  'Bitte bestätige dein Alter.': ['Bitte bestätigen Sie Ihr Alter.', 'Please confirm your age.'],
  'Bitte gib an, auf wen die Rechnung lautet.': [
    'Bitte geben Sie an, auf wen die Rechnung lautet.',
    'Please tell us who the invoice is made out to.',
  ],
  'Bitte gib Straße und Hausnummer an.': [
    'Bitte geben Sie Straße und Hausnummer an.',
    'Please enter street and house number.',
  ],
  'Bitte wähle, ob es ein Bewirtungsbeleg sein soll.': [
    'Bitte wählen Sie, ob es ein Bewirtungsbeleg sein soll.',
    'Please choose whether it is a receipt for a business meal.',
  ],
  'Für eine Rechnung über 250 € brauchen wir Name und Anschrift.': [
    null,
    'For an invoice above €250 we need a name and an address.',
  ],
  'Für eine Rechnung über 250 € fehlt die Steuernummer des Restaurants. Bitte frag dort nach der Rechnung.': [
    'Für eine Rechnung über 250 € fehlt die Steuernummer des Restaurants. Bitte fragen Sie dort nach der Rechnung.',
    'An invoice above €250 needs the tax number of the restaurant, which is missing. Please ask there for the invoice.',
  ],
  'Für eine Bestellung, die abgelehnt oder storniert wurde, gibt es keinen Beleg.': [
    null,
    'There is no receipt for an order that was declined or cancelled.',
  ],
  'Der Preis hat sich geändert. Bitte prüfe deine Bestellung.': [
    'Der Preis hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
    'The price has changed. Please check your order.',
  ],
  'Diese Bestellung wurde schon mit anderem Inhalt gesendet. Bitte lade die Seite neu.': [
    'Diese Bestellung wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
    'This order was already sent with another content. Please reload the page.',
  ],
  'Bitte lade die Seite neu und bestelle noch einmal.': [
    'Bitte laden Sie die Seite neu und bestellen Sie noch einmal.',
    'Please reload the page and order again.',
  ],
  'Diese Bestellung gibt es hier nicht.': [null, 'There is no such order here.'],
  'Dieses Restaurant gibt es hier nicht.': [null, 'There is no such restaurant here.'],
  'Das Restaurant hat deine Bestellung schon angenommen. Bitte ruf dort an, wenn sich etwas ändern soll.': [
    'Das Restaurant hat Ihre Bestellung schon angenommen. Bitte rufen Sie dort an, wenn sich etwas ändern soll.',
    'The restaurant has already accepted your order. Please call there if something should change.',
  ],
  'Deine Bestellung läuft noch, dafür braucht das Restaurant deine Angaben. Sobald sie abgeschlossen ist, kannst du sie löschen.':
    [
      'Ihre Bestellung läuft noch, dafür braucht das Restaurant Ihre Angaben. Sobald sie abgeschlossen ist, können Sie sie löschen.',
      'Your order is still underway, and the restaurant needs your details for it. You can erase them once it is completed.',
    ],
  'Jemand anderes hat diese Bestellung gerade weiterbewegt.': [
    null,
    'Somebody else has just changed this order.',
  ],
  'Gerade kommen sehr viele Bestellungen an. Bitte versuche es gleich noch einmal.': [
    'Gerade kommen sehr viele Bestellungen an. Bitte versuchen Sie es gleich noch einmal.',
    'Very many orders are coming in right now. Please try again in a moment.',
  ],
  'Gerade werden sehr viele Belege ausgestellt. Bitte versuche es gleich noch einmal.': [
    'Gerade werden sehr viele Belege ausgestellt. Bitte versuchen Sie es gleich noch einmal.',
    'Very many receipts are being issued right now. Please try again in a moment.',
  ],
  'Diese Eingabe konnten wir nicht lesen.': [null, 'We could not read this input.'],
  'Die Preise des Warenkorbs fehlen.': [null, 'The prices of the basket are missing.'],
  'Das konnten wir nicht lesen.': [null, 'We could not read this.'],
  'Dieser Wert passt hier nicht.': [null, 'This value does not fit here.'],
};

/** The sentence as this guest should read it; what is not in the table is said already. */
export function inWords(sentence: string, voice: Voice): string {
  const other = WORDS[sentence];
  if (!other) return sentence;
  const [sie, en] = other;
  return phrase(voice, { du: sentence, sie: sie ?? sentence, en });
}

export const isTranslated = (sentence: string): boolean => sentence in WORDS;
