import type { Shop } from '../../restaurant/shop.types.js';
import type { StandingText } from '../legal.types.js';
import { lines, list, mailLink, phoneLink, plain, section, text } from './text-parts.rules.js';

/** Texts that say the same for every restaurant; nobody has to write or publish them. */
export const standingText = (kind: StandingText, shop: StandingFacts): string => TEXTS[kind](shop);

export type StandingFacts = Pick<Shop, 'name' | 'contact' | 'design'> & {
  settings?: Pick<Shop['settings'], 'vouchers'>;
};

const TEXTS: Record<StandingText, (shop: StandingFacts) => string> = {
  withdrawal: withdrawalText,
  accessibility: accessibilityText,
};

function withdrawalText(shop: StandingFacts): string {
  const say = sayFor(shop);
  return text([
    'Für Speisen und Getränke, die zu einem vereinbarten Zeitpunkt geliefert oder abgeholt werden, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2, 9 BGB).',
    shop.settings?.vouchers
      ? section(
          'Gutscheine',
          say(
            'Den Kauf eines Gutscheins kannst du binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Kauf. Du bekommst dein Geld binnen vierzehn Tagen auf dem Weg zurück, auf dem du bezahlt hast; der Gutschein gilt dann nicht mehr.',
            'Den Kauf eines Gutscheins können Sie binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Kauf. Sie bekommen Ihr Geld binnen vierzehn Tagen auf dem Weg zurück, auf dem Sie bezahlt haben; der Gutschein gilt dann nicht mehr.',
          ),
        )
      : '',
    section(
      'Doch anders überlegt?',
      say(
        'Solange wir deine Bestellung noch nicht angenommen haben, kannst du sie selbst stornieren: über den Link, der nach dem Bestellen erscheint und in unserer E-Mail steht.',
        'Solange wir Ihre Bestellung noch nicht angenommen haben, können Sie sie selbst stornieren: über den Link, der nach dem Bestellen erscheint und in unserer E-Mail steht.',
      ),
    ),
    section(
      'Stimmt etwas nicht?',
      say(
        'Fehlt etwas oder ist etwas nicht in Ordnung, melde dich bitte gleich bei uns. Die gesetzlichen Rechte bei Mängeln bleiben unberührt.',
        'Fehlt etwas oder ist etwas nicht in Ordnung, melden Sie sich bitte gleich bei uns. Die gesetzlichen Rechte bei Mängeln bleiben unberührt.',
      ),
      waysTo(shop),
    ),
  ]);
}

/** What § 14 BFSG asks for, as far as the pages themselves can tell. */
function accessibilityText(shop: StandingFacts): string {
  const say = sayFor(shop);
  return text([
    `Auf diesen Seiten zeigt ${plain(shop.name)} die Speisekarte und nimmt Bestellungen an. Hier steht, wie sie die Anforderungen des Barrierefreiheitsstärkungsgesetzes (BFSG) erfüllen. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA.`,
    section(
      'Was geht',
      list(
        'Alles lässt sich mit der Tastatur bedienen, und es ist zu sehen, wo der Fokus steht.',
        'Überschriften, Felder und Schaltflächen haben Namen für Vorleseprogramme; was fehlt oder falsch ist, steht beim Feld.',
        'Schrift hebt sich mit mindestens 4,5 : 1 ab, lässt sich auf das Doppelte vergrößern und passt auf schmale Bildschirme.',
        'Karte, Preise und Allergene sind ohne JavaScript lesbar, Allergene stehen als Text da.',
        'Zum Bestellen braucht es kein Konto, und nichts läuft ab, während das Formular offen ist.',
      ),
    ),
    section(
      'Was noch nicht immer geht',
      'Ob ein Bild beschrieben ist, hängt davon ab, ob zu ihm ein Text eingetragen wurde. Seiten von Zahlungsdiensten gehören deren Betreibern.',
    ),
    section(
      'Etwas lässt sich nicht bedienen?',
      say(
        'Sag uns bitte Bescheid. Bestellen kannst du auch so bei uns:',
        'Sagen Sie uns bitte Bescheid. Bestellen können Sie auch so bei uns:',
      ),
      waysTo(shop),
    ),
    section(
      'Aufsicht',
      'Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.',
    ),
  ]);
}

const sayFor =
  ({ design }: StandingFacts) =>
  (du: string, sie: string): string =>
    design.salutation === 'sie' ? sie : du;

const waysTo = ({ contact: { phone, email } }: StandingFacts): string =>
  lines(phone && `Telefon: ${phoneLink(phone)}`, email && `E-Mail: ${mailLink(email)}`);
