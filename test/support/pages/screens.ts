import { BELLA } from '../../factories/orders.js';

export type Who = 'guest' | 'owner';
export type Frame = 'default' | 'admin' | 'kitchen' | 'shop' | 'drive';

/** A page as its visitor sees it. */
export interface Screen {
  path: string;
  query?: string;
  who: Who;
  frame: Frame;
  title: string;
  says: string;
}

/** Our own pages that need no sign-in. */
export const PUBLIC: Screen[] = screens('guest', 'default', [
  ['/', 'Dein Tresen im Netz', 'Gäste bestellen direkt bei dir'],
  ['/pricing', 'Abonnement', 'Ein fester Preis, keine Provision'],
  ['/alternative-zu-lieferando', 'Alternative zu Lieferando', 'Bestellungen, die dir gehören'],
  [
    '/online-shop-restaurant-software',
    'Online-Shop und Software für Restaurants',
    'Online-Shop, der bis in die Küche reicht',
  ],
  ['/imprint', 'Impressum', 'Angaben gemäß § 5 DDG'],
  ['/privacy', 'Datenschutz', 'Diese Erklärung'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', 'Fassung 2026-11'],
  ['/kontakt', 'Kontakt', 'Frag uns, was du wissen willst.'],
  ['/login', 'Login', 'Willkommen zurück am Tresen.'],
  [
    '/register',
    'Kostenlos starten',
    'Erst dein Konto, dann richtest du in wenigen Minuten dein Restaurant ein.',
  ],
  ['/resetPassword', 'Passwort zurücksetzen', 'Wir schicken dir einen Link'],
  ['/confirmMail', 'Adresse bestätigen', 'Ein Klick, dann wissen wir, dass Mails bei dir ankommen.'],
  ['/invitation', 'Einladung', 'Dieser Link ist abgelaufen oder wurde schon benutzt.'],
]).concat(screens('guest', 'drive', [['/fahrt', 'Fahrt', 'Diese Fahrt ist beendet']]));

export const BACK_OFFICE: Screen[] = screens('owner', 'admin', [
  ['/app/dashboard', '', 'Trattoria Bella'],
  ['/app/setup', 'Einrichtung', 'Am Tresen steht jetzt, was noch fehlt'],
  ['/app/orderHistory', 'Bestellverlauf', 'Jede Bestellung, die es je gab.'],
  ['/app/orderHistory/day', 'Tagesübersicht', 'Was eure Kasse bucht, steht in der Kasse.'],
  ['/app/receipts', 'Belege', 'Noch kein Beleg'],
  ['/app/phoneOrder', 'Telefonbestellung', 'Wer ruft an?'],
  ['/app/drivers', 'Fahrten', 'Heute noch keine Fahrt'],
  ['/app/settings/blockList', 'Sperrliste', 'Gegen Scherzbestellungen'],
  ['/app/printerQueue', 'Druckaufträge', 'Was gedruckt wird, was hängt und wie es den Druckern geht.'],
  ['/app/printStation', 'Druckseite', 'Druckt Bons mit dem Drucker dieses Computers'],
  ['/app/settings/user', 'Mein Konto', 'Wie du heißt und mit welcher Adresse du dich anmeldest.'],
  ['/app/settings/security', 'Sicherheit', 'Wie du dich anmeldest'],
  ['/app/settings/team', 'Team', 'Wer mit dir arbeitet'],
  ['/app/products', 'Speisen', 'Bruschetta'],
  ['/app/products/import', 'Importieren und exportieren', 'Die ganze Karte als Tabelle'],
  ['/app/products/categories', 'Kategorien', 'In dieser Reihenfolge lesen Gäste die Karte.'],
  ['/app/bin', 'Papierkorb', 'Gelöschtes bleibt hier 30 Tage'],
  ['/app/discounts/codes', 'Rabattcodes', 'Gäste tippen sie beim Bestellen ein'],
  ['/app/discounts/codes/code', 'Rabattcode', 'Was gibt es?'],
  ['/app/discounts/campaigns', 'Aktionen', 'Gelten von selbst, ohne Code.'],
  ['/app/discounts/campaigns/campaign', 'Aktion', 'Was gibt es?'],
  ['/app/tableManagement', 'Tischplan', 'Räume und Tische, wie sie stehen.'],
  ['/app/qrcode', 'QR-Codes', 'Jeder Code führt über eure Adresse'],
  ['/app/tables', 'Tische', 'Wer sitzt, wer wartet, wer ruft.'],
  ['/app/allergens', 'Allergene', 'Was jede Speise enthält.'],
  ['/app/content/media', 'Bilder', 'Fotos hinzufügen'],
  ['/app/content/texts', 'Texte', 'Auf die Karte kommt nur, was du übernimmst.'],
  ['/app/content/social-media', 'Social Media', 'Bild und Text für deinen nächsten Beitrag.'],
  ['/app/content/menu-generator', 'Karte drucken', 'so wie Gäste sie heute online lesen'],
  ['/app/ingredients', 'Zutaten', 'Was in der Küche liegt und was darin steckt.'],
  ['/app/ingredients/categories', 'Zutatengruppen', 'Gäste sehen die Gruppen nicht.'],
  ['/app/settings/design', 'Gestaltung', 'Wie der Shop für Gäste aussieht.'],
  ['/app/settings/export', 'Eigene Website', 'Der Shop als fertige Website auf eurem Webspace.'],
  ['/app/settings', 'Einstellungen', 'Alles, was euer Restaurant ausmacht'],
  ['/app/settings/restaurant', 'Adresse und Kontakt', 'im Fuß jeder Seite deiner Gäste'],
  ['/app/settings/hours', 'Öffnungszeiten', 'Mehrere Zeiten am Tag sind möglich.'],
  ['/app/settings/exceptions', 'Feiertage und Pausen', 'Was an einzelnen Tagen anders ist'],
  ['/app/settings/tax', 'Firma und Steuer', 'Was auf Belegen steht'],
  ['/app/settings/orders', 'Bestellungen', 'Ob Gäste bestellen können'],
  ['/app/settings/ordering', 'Vorlauf und Vorbestellung', 'Wie schnell die Küche ist'],
  ['/app/settings/delivery', 'Lieferung', 'Wohin ihr liefert und was das kostet.'],
  ['/app/settings/reuse', 'Mehrweg', 'muss Mehrweg anbieten'],
  ['/app/settings/guestData', 'Daten der Gäste', 'Wie lange ihr Namen'],
  ['/app/settings/history', 'Änderungen', 'Wer hat was geändert?'],
  ['/app/vouchers', 'Gutscheine', 'nie vor Ort'],
  ['/app/checkout', 'Tarif buchen', 'Tarife vergibt der Betreiber dieses Servers'],
  ['/app/settings/subscription', 'Tarif', 'Was ihr gebucht habt'],
  ['/app/settings/payment', 'Zahlung', 'Wie Gäste bei euch zahlen.'],
  ['/app/admin/paypal', 'PayPal', 'Die Verbindung zu deinem PayPal-Geschäftskonto.'],
  ['/app/settings/pos', 'Kasse', 'Wie Bestellungen in deine Registrierkasse kommen.'],
  [
    '/app/settings/printers',
    'Drucker',
    'Wie die Drucker angeschlossen sind und was jeder druckt, wann und wie oft.',
  ],
  ['/app/settings/imprint', 'Impressum', 'Wer das Restaurant betreibt.'],
  ['/app/settings/agbSettings', 'AGB', 'Die Bedingungen, zu denen Gäste bestellen.'],
  ['/app/settings/imprintAndPrivacy', 'Rechtstexte im Shop', 'wie Gäste sie lesen.'],
  ['/app/switchUser', 'Benutzer wechseln', 'Wer arbeitet hier?'],
]).concat(screens('owner', 'kitchen', [['/app/kitchen', 'Küche', 'Zurückholen']]), {
  path: '/app/vouchers/voucher',
  query: '?id=:voucher',
  who: 'owner',
  frame: 'admin',
  title: 'Gutschein',
  says: 'Guthaben',
});

const HALF = Math.ceil(BACK_OFFICE.length / 2);
/** A spec file each, so that both lanes have their share: there are more of these pages than of all others. */
export const [FIRST_HALF, SECOND_HALF] = [BACK_OFFICE.slice(0, HALF), BACK_OFFICE.slice(HALF)] as const;

/** The frame of the same page for somebody else. */
export const FOR_SOMEBODY_ELSE: Screen[] = screens('owner', 'admin', [
  ['/kontakt', 'Kontakt', 'Frag uns, was du wissen willst.'],
]);

/** The pages of the shop, which are not Vike's. */
export const SHOP: Screen[] = [
  {
    path: `/s/${BELLA}`,
    who: 'guest',
    frame: 'shop',
    title: 'Trattoria Bella',
    says: 'Zum Teilen, oder auch nicht.',
  },
  { path: `/s/${BELLA}/kasse`, who: 'guest', frame: 'shop', title: 'Trattoria Bella', says: 'Kasse' },
  {
    path: `/s/${BELLA}/bestellung/:token`,
    who: 'guest',
    frame: 'shop',
    title: 'Trattoria Bella',
    says: 'Wir haben deine Bestellung erhalten',
  },
  {
    path: `/s/${BELLA}/bestellung/:token/beleg`,
    who: 'guest',
    frame: 'shop',
    title: 'Bestellbeleg – kein Kassenbeleg',
    says: 'Gesamtbetrag',
  },
  {
    path: `/s/${BELLA}/bestellung/:token/daten`,
    who: 'guest',
    frame: 'shop',
    title: 'Deine Daten',
    says: 'mit dieser Bestellung über dich gespeichert',
  },
];

function screens(who: Who, frame: Frame, rows: [path: string, title: string, says: string][]): Screen[] {
  return rows.map(([path, title, says]) => ({ path, who, frame, title, says }));
}
