import { neutral, type Phrase, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';

/** What the forms of guests answer to input they cannot take. */
const GUEST_MESSAGES = {
  'number.whole': neutral('Bitte eine ganze Zahl angeben.', 'Please enter a whole number.'),
  'time.unknown': neutral('Diese Uhrzeit kennen wir nicht.', 'We do not know this time.'),
  'choice.unknown': neutral('Diese Auswahl kennen wir nicht.', 'We do not know this choice.'),
  'extra.tooFew': neutral('Bitte mindestens eins wählen.', 'Please choose at least one.'),
  'extra.tooMany': neutral(
    'So oft gibt es dieses Extra nicht.',
    'This extra is not available that many times.',
  ),
  'extras.incomplete': neutral('Die Extras sind unvollständig.', 'The extras are incomplete.'),
  'extras.tooMany': neutral('Das sind zu viele Extras.', 'These are too many extras.'),
  'quantity.tooFew': neutral('Bitte mindestens ein Stück bestellen.', 'Please order at least one piece.'),
  'quantity.tooMany': neutral(
    'Mehr als 999 Stück bitte telefonisch bestellen.',
    'Please call us to order more than 999 pieces.',
  ),
  'note.unreadable': neutral('Die Anmerkung konnten wir nicht lesen.', 'We could not read the note.'),
  'table.missing': {
    du: 'Bitte scanne den Code auf deinem Tisch.',
    sie: 'Bitte scannen Sie den Code auf Ihrem Tisch.',
    en: 'Please scan the code on your table.',
  },
  'fulfilment.notOffered': neutral(
    'Diese Art der Bestellung bietet das Restaurant gerade nicht an.',
    'The restaurant does not offer this way of ordering at the moment.',
  ),
  'basket.missing': neutral('Der Warenkorb fehlt.', 'The basket is missing.'),
  'basket.tooLong': neutral(
    'Mehr als 100 Zeilen bitte telefonisch bestellen.',
    'Please call us to order more than 100 lines.',
  ),
  'payment.unknown': neutral('Diese Zahlungsart gibt es nicht.', 'There is no such way to pay.'),
  'cash.unfit': neutral(
    'Beim Bezahlen in bar geht ein Betrag bis 1.000 €.',
    'Cash payments can be up to €1,000.',
  ),
  'codes.tooMany': neutral(
    'Mehr als fünf Gutscheine gehen nicht auf eine Bestellung.',
    'No more than five vouchers can be used for one order.',
  ),
  'codes.tooLong': neutral('Das ist kein Gutscheincode.', 'This is not a voucher code.'),
  'voucher.amount': neutral('Bitte einen Betrag wählen.', 'Please choose an amount.'),
  'voucher.day': neutral('Diesen Tag kennen wir nicht.', 'We do not know this day.'),
  'voucher.greeting': neutral('Der Gruß ist zu lang.', 'The greeting is too long.'),
  'contract.missing': {
    du: 'Bitte gib an, um welchen Gutschein es geht.',
    sie: 'Bitte geben Sie an, um welchen Gutschein es geht.',
    en: 'Please tell us which voucher it is about.',
  },
  'tip.negative': neutral('Trinkgeld kann nicht negativ sein.', 'A tip cannot be negative.'),
  'tip.tooMuch': neutral(
    'So viel Trinkgeld nehmen wir nur persönlich an.',
    'We only take that much of a tip in person.',
  ),
  'postalCode.invalid': {
    du: 'Bitte gib eine Postleitzahl mit fünf Ziffern an.',
    sie: 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.',
    en: 'Please enter a postal code of five digits.',
  },
  'street.unreadable': neutral('Die Straße konnten wir nicht lesen.', 'We could not read the street.'),
  'street.missing': {
    du: 'Bitte gib die Straße an.',
    sie: 'Bitte geben Sie die Straße an.',
    en: 'Please enter the street.',
  },
  'houseNo.missing': {
    du: 'Bitte gib die Hausnummer an.',
    sie: 'Bitte geben Sie die Hausnummer an.',
    en: 'Please enter the house number.',
  },
  'city.missing': {
    du: 'Bitte gib den Ort an.',
    sie: 'Bitte geben Sie den Ort an.',
    en: 'Please enter the city.',
  },
  'floor.unreadable': neutral('Die Etage konnten wir nicht lesen.', 'We could not read the floor.'),
  'company.unreadable': neutral('Die Firma konnten wir nicht lesen.', 'We could not read the company.'),
  'hint.unreadable': neutral('Den Hinweis konnten wir nicht lesen.', 'We could not read the note.'),
  'address.unreadable': neutral('Die Adresse konnten wir nicht lesen.', 'We could not read the address.'),
  'recipient.unreadable': neutral('Die Anschrift konnten wir nicht lesen.', 'We could not read the address.'),
  'name.missing': {
    du: 'Bitte gib deinen Namen an.',
    sie: 'Bitte geben Sie Ihren Namen an.',
    en: 'Please enter your name.',
  },
  'name.tooLong': {
    du: 'Bitte nimm einen Vornamen mit höchstens 30 Zeichen.',
    sie: 'Bitte nehmen Sie einen Vornamen mit höchstens 30 Zeichen.',
    en: 'Please use a first name of at most 30 characters.',
  },
  'phone.invalid': {
    du: 'Diese Nummer können wir nicht anrufen. Bitte gib sie mit Vorwahl an, zum Beispiel 030 23125123.',
    sie: 'Diese Nummer können wir nicht anrufen. Bitte geben Sie sie mit Vorwahl an, zum Beispiel 030 23125123.',
    en: 'We cannot call this number. Please enter it with its area code, for example +49 30 23125123.',
  },
  'phone.missing': {
    du: 'Bitte gib eine Telefonnummer an, falls wir dich an der Tür nicht finden.',
    sie: 'Bitte geben Sie eine Telefonnummer an, falls wir Sie an der Tür nicht finden.',
    en: 'Please enter a phone number in case we cannot find you at the door.',
  },
  'email.invalid': {
    du: 'Bitte gib eine gültige E-Mail-Adresse an.',
    sie: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid e-mail address.',
  },
  'note.tooLong': neutral('Bitte höchstens 300 Zeichen.', 'Please use no more than 300 characters.'),
  'address.missing': {
    du: 'Bitte gib an, wohin wir liefern sollen.',
    sie: 'Bitte geben Sie an, wohin wir liefern sollen.',
    en: 'Please tell us where to deliver.',
  },
  'contact.missing': {
    du: 'Deine Angaben fehlen.',
    sie: 'Ihre Angaben fehlen.',
    en: 'Your details are missing.',
  },
  'age.unconfirmed': {
    du: 'Bitte bestätige dein Alter.',
    sie: 'Bitte bestätigen Sie Ihr Alter.',
    en: 'Please confirm your age.',
  },
  'recipient.missing': {
    du: 'Bitte gib an, auf wen die Rechnung lautet.',
    sie: 'Bitte geben Sie an, auf wen die Rechnung lautet.',
    en: 'Please tell us who the invoice is made out to.',
  },
  'recipient.streetMissing': {
    du: 'Bitte gib Straße und Hausnummer an.',
    sie: 'Bitte geben Sie Straße und Hausnummer an.',
    en: 'Please enter street and house number.',
  },
  'hospitality.undecided': {
    du: 'Bitte wähle, ob es ein Bewirtungsbeleg sein soll.',
    sie: 'Bitte wählen Sie, ob es ein Bewirtungsbeleg sein soll.',
    en: 'Please choose whether it is a receipt for a business meal.',
  },
  'prices.missing': neutral('Die Preise des Warenkorbs fehlen.', 'The prices of the basket are missing.'),
  'value.unreadable': neutral('Das konnten wir nicht lesen.', 'We could not read this.'),
  'value.unfit': neutral('Dieser Wert passt hier nicht.', 'This value does not fit here.'),
} satisfies Record<string, Phrase>;

export type GuestMessage = keyof typeof GUEST_MESSAGES;

export const isGuestMessage = (text: string): text is GuestMessage => Object.hasOwn(GUEST_MESSAGES, text);

export const guestMessage = (key: GuestMessage, voice: Voice): string => phrase(voice, GUEST_MESSAGES[key]);
