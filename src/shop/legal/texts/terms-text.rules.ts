import type { TextFacts } from './text-facts.types.js';
import { plain, section, text } from './text-parts.rules.js';
import { traderLines } from './trader.rules.js';

const SMALL =
  'Alle Preise sind Endpreise. Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.';

/** Terms for orders of food and drink, as short as the law allows. */
export function termsText(facts: TextFacts): string {
  const { salutation, delivers } = facts;
  const say = (du: string, sie: string): string => (salutation === 'du' ? du : sie);
  return text([
    section(
      '1. Geltung und Vertragspartner',
      `Diese Bedingungen gelten für Bestellungen von Speisen und Getränken über diese Seite. Vertragspartner ist ${partnerOf(facts)}.`,
    ),
    section(
      '2. Vertragsschluss',
      say(
        'Die Speisekarte ist noch kein bindendes Angebot. Vor dem Absenden siehst du deine Bestellung mit allen Preisen und kannst sie ändern. Mit „Zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab. Wir bestätigen den Eingang sofort auf dem Bildschirm und, wenn du eine E-Mail-Adresse angibst, per E-Mail. Der Vertrag kommt zustande, sobald wir die Bestellung annehmen.',
        'Die Speisekarte ist noch kein bindendes Angebot. Vor dem Absenden sehen Sie Ihre Bestellung mit allen Preisen und können sie ändern. Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Wir bestätigen den Eingang sofort auf dem Bildschirm und, wenn Sie eine E-Mail-Adresse angeben, per E-Mail. Der Vertrag kommt zustande, sobald wir die Bestellung annehmen.',
      ),
      'Vertragssprache ist Deutsch. Der Vertragstext wird gespeichert und ist über den Link zur Bestellung abrufbar.',
    ),
    section(
      '3. Preise und Zahlung',
      `${facts.smallBusiness ? SMALL : 'Alle Preise enthalten die gesetzliche Mehrwertsteuer.'} Pfand${delivers ? ', Lieferkosten' : ''} und weitere Entgelte werden vor dem Absenden einzeln ausgewiesen. ${say(
        'Welche Zahlungsarten möglich sind, siehst du an der Kasse, bevor du bestellst.',
        'Welche Zahlungsarten möglich sind, sehen Sie an der Kasse, bevor Sie bestellen.',
      )}`,
    ),
    section(
      delivers ? '4. Lieferung und Abholung' : '4. Abholung',
      delivers
        ? `Wir liefern nur in das angegebene Gebiet und ab dem dort genannten Mindestbestellwert. Genannte Zeiten sind sorgfältig geschätzt. ${say(
            'Bitte sorge dafür, dass wir dich zur vereinbarten Zeit an der Adresse und am Telefon erreichen.',
            'Bitte sorgen Sie dafür, dass wir Sie zur vereinbarten Zeit an der Adresse und am Telefon erreichen.',
          )}`
        : '',
      say(
        'Bestellungen zur Abholung liegen zur genannten Zeit in unserem Restaurant für dich bereit.',
        'Bestellungen zur Abholung liegen zur genannten Zeit in unserem Restaurant für Sie bereit.',
      ),
    ),
    section(
      '5. Jugendschutz',
      'Bier, Wein und Sekt geben wir nur an Personen ab 16 Jahren ab, Spirituosen und Mischgetränke mit Spirituosen nur an Personen ab 18 Jahren. Bei der Übergabe lassen wir uns im Zweifel einen Ausweis zeigen; ohne Nachweis geben wir die Getränke nicht heraus.',
    ),
    section(
      '6. Allergene und Zusatzstoffe',
      say(
        'Allergene und kennzeichnungspflichtige Zusatzstoffe stehen bei den Speisen. In unserer Küche werden alle Zutaten verarbeitet; Spuren lassen sich nicht ausschließen. Bei einer Allergie ruf uns bitte vor der Bestellung an.',
        'Allergene und kennzeichnungspflichtige Zusatzstoffe stehen bei den Speisen. In unserer Küche werden alle Zutaten verarbeitet; Spuren lassen sich nicht ausschließen. Bei einer Allergie rufen Sie uns bitte vor der Bestellung an.',
      ),
    ),
    section(
      '7. Widerrufsrecht',
      'Für Speisen und Getränke, die zu einem vereinbarten Zeitpunkt geliefert oder abgeholt werden, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2, 9 BGB).',
    ),
    section(
      '8. Stornierung und Mängel',
      say(
        'Solange wir die Bestellung noch nicht angenommen haben, kannst du sie zurückziehen; ein Anruf genügt. Stimmt etwas nicht, sag uns bitte gleich Bescheid. Es gelten die gesetzlichen Rechte bei Mängeln.',
        'Solange wir die Bestellung noch nicht angenommen haben, können Sie sie zurückziehen; ein Anruf genügt. Stimmt etwas nicht, sagen Sie uns bitte gleich Bescheid. Es gelten die gesetzlichen Rechte bei Mängeln.',
      ),
    ),
    section('9. Verbraucherstreitbeilegung', arbitrationText(facts)),
  ]);
}

function partnerOf(facts: TextFacts): string {
  const { street, postalCode, city } = facts.imprint;
  const place = [street, `${postalCode} ${city}`.trim()].filter((part) => part !== '');
  return plain([...traderLines(facts), ...place].join(', '));
}

const arbitrationText = ({ imprint }: TextFacts): string =>
  imprint.arbitration === 'silent'
    ? ''
    : 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';
