import { shownPhone } from '../../../shared/phone.js';
import { monthsInWords } from '../../restaurant/retention.rules.js';
import type { TextFacts } from './text-facts.types.js';
import { lines, list, mailLink, plain, section, text } from './text-parts.rules.js';
import { traderLines } from './trader.rules.js';

/** What happens to guests' data when they look at the menu and order. */
export function privacyText(facts: TextFacts): string {
  const { imprint, host, salutation, delivers, paysOnSite, paypal, stripe, contactMonths } = facts;
  const say = (du: string, sie: string): string => (salutation === 'du' ? du : sie);
  return text([
    section('Verantwortlicher', 'Verantwortlich für die Verarbeitung ist:', controllerLines(facts)),
    section(
      'Besuch dieser Seite',
      'Beim Aufruf der Seite übermittelt der Browser technisch notwendige Angaben: IP-Adresse, Zeitpunkt, aufgerufene Adresse und Art des Browsers. Wir verwenden sie, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Die Protokolle werden nach spätestens 14 Tagen gelöscht.',
      'Die Seite lädt keine Schriften, Karten, Videos oder Zählpixel von anderen Anbietern.',
    ),
    section(
      'Cookies und Speicher im Browser',
      say(
        'Diese Seite setzt keine Cookies zur Auswertung oder Werbung. Dein Warenkorb wird nur in deinem Browser gespeichert, damit er beim nächsten Aufruf noch da ist. Das ist für den Dienst, den du nutzt, unbedingt erforderlich und braucht keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG).',
        'Diese Seite setzt keine Cookies zur Auswertung oder Werbung. Ihr Warenkorb wird nur in Ihrem Browser gespeichert, damit er beim nächsten Aufruf noch da ist. Das ist für den Dienst, den Sie nutzen, unbedingt erforderlich und braucht keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG).',
      ),
    ),
    section(
      'Bestellung',
      say(
        'Wenn du bestellst, verarbeiten wir die Angaben, die du machst, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO):',
        'Wenn Sie bestellen, verarbeiten wir die Angaben, die Sie machen, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO):',
      ),
      list(
        'Name, Telefonnummer und E-Mail-Adresse, für Rückfragen und die Bestätigung',
        delivers ? 'Lieferadresse und Hinweise für die Anfahrt' : '',
        'bestellte Speisen und Getränke, Wünsche dazu, Zeitpunkt und Betrag',
        'die gewählte Zahlungsart',
      ),
      say(
        'Ohne diese Angaben können wir deine Bestellung nicht ausführen. Bitte trage in das Bemerkungsfeld keine Gesundheitsdaten ein; bei Allergien ruf uns lieber an.',
        'Ohne diese Angaben können wir Ihre Bestellung nicht ausführen. Bitte tragen Sie in das Bemerkungsfeld keine Gesundheitsdaten ein; bei Allergien rufen Sie uns lieber an.',
      ),
    ),
    section('Zahlung', paymentText({ paysOnSite, paypal, stripe }, say)),
    section(
      'Speicherdauer',
      `Kontaktdaten einer Bestellung löschen wir ${monthsInWords(contactMonths)} nach ihrer Ausführung, sobald keine Rückfragen oder Ansprüche mehr zu erwarten sind. Belege und Rechnungen bewahren wir acht Jahre, sonstige steuerlich erhebliche Unterlagen bis zu zehn Jahre auf, weil das Gesetz es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO, § 147 AO, § 14b UStG).`,
    ),
    section(
      'Empfänger',
      host === ''
        ? 'Der Betreiber des Bestellsystems verarbeitet die Daten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO).'
        : `Das Bestellsystem betreibt ${plain(host)} in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO).`,
      'Darüber hinaus geben wir Daten nur weiter, wenn es zur Ausführung der Bestellung nötig ist oder das Gesetz es verlangt.',
    ),
    section(
      say('Deine Rechte', 'Ihre Rechte'),
      say(
        'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit deiner Daten (Art. 15 bis 20 DSGVO). **Du kannst der Verarbeitung widersprechen, soweit sie sich auf Art. 6 Abs. 1 Buchst. f DSGVO stützt (Art. 21 DSGVO).** Eine Nachricht an die oben genannte Adresse genügt.',
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit Ihrer Daten (Art. 15 bis 20 DSGVO). **Sie können der Verarbeitung widersprechen, soweit sie sich auf Art. 6 Abs. 1 Buchst. f DSGVO stützt (Art. 21 DSGVO).** Eine Nachricht an die oben genannte Adresse genügt.',
      ),
      say(
        'Du kannst dich außerdem bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel bei der des Bundeslandes, in dem du wohnst oder in dem unser Restaurant liegt (Art. 77 DSGVO).',
        'Sie können sich außerdem bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel bei der des Bundeslandes, in dem Sie wohnen oder in dem unser Restaurant liegt (Art. 77 DSGVO).',
      ),
      `Eine automatisierte Entscheidung im Sinne von Art. 22 DSGVO findet nicht statt.${imprint.email === '' ? '' : ` Fragen zum Datenschutz beantworten wir unter ${mailLink(imprint.email)}.`}`,
    ),
  ]);
}

function controllerLines(facts: TextFacts): string {
  const { street, postalCode, city, phone, email } = facts.imprint;
  return lines(
    ...traderLines(facts).map(plain),
    plain(street),
    plain(`${postalCode} ${city}`.trim()),
    phone === '' ? '' : `Telefon: ${plain(shownPhone(phone))}`,
    email && `E-Mail: ${mailLink(email)}`,
  );
}

type Ways = Pick<TextFacts, 'paysOnSite' | 'paypal' | 'stripe'>;

function paymentText({ paysOnSite, paypal, stripe }: Ways, say: (du: string, sie: string) => string): string {
  const providers = [
    paypal
      ? 'PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, L-2449 Luxemburg ([Datenschutzhinweise von PayPal](https://www.paypal.com/de/legalhub/privacy-full))'
      : '',
    stripe
      ? 'Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Dublin 2, Irland ([Datenschutzhinweise von Stripe](https://stripe.com/de/privacy))'
      : '',
  ];
  return [
    paysOnSite
      ? 'Bei Zahlung vor Ort oder bei Übergabe verarbeiten wir den Betrag und die Art der Zahlung.'
      : '',
    paypal || stripe
      ? `${say(
          'Wählst du eine Online-Zahlung, wird die Verbindung zum Anbieter erst mit deiner Auswahl hergestellt. Er verarbeitet die Zahlungsdaten in eigener Verantwortung; wir erfahren nur, ob gezahlt wurde (Art. 6 Abs. 1 Buchst. b DSGVO). Anbieter:',
          'Wählen Sie eine Online-Zahlung, wird die Verbindung zum Anbieter erst mit Ihrer Auswahl hergestellt. Er verarbeitet die Zahlungsdaten in eigener Verantwortung; wir erfahren nur, ob gezahlt wurde (Art. 6 Abs. 1 Buchst. b DSGVO). Anbieter:',
        )}\n\n${list(...providers)}`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
