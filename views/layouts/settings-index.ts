import type { Role } from '../lib/vike/page.types';

export interface SettingsEntry {
  path: string;
  label: string;
  /** What it is about, in the list of all settings. */
  about: string;
  /** Other words people look for. */
  words?: string;
  roles: readonly Role[];
}

export interface SettingsGroup {
  label: string;
  entries: SettingsEntry[];
}

const OWNER = ['owner'] as const;
const LEADERS = ['owner', 'manager'] as const;
const ALL = ['owner', 'manager', 'staff'] as const;

/** Every page of the settings, as the index and the list beside each of them show it. */
export const SETTINGS: SettingsGroup[] = [
  {
    label: 'Restaurant',
    entries: [
      {
        path: '/app/settings/restaurant',
        label: 'Adresse und Kontakt',
        about: 'Name, Adresse, Telefon, soziale Netze',
        words: 'Restaurant Stammdaten',
        roles: LEADERS,
      },
      {
        path: '/app/settings/hours',
        label: 'Öffnungszeiten',
        about: 'Wann ihr offen habt',
        words: 'Ruhetag Uhrzeit Woche',
        roles: LEADERS,
      },
      {
        path: '/app/settings/exceptions',
        label: 'Feiertage und Pausen',
        about: 'Was an einzelnen Tagen anders ist',
        words: 'Urlaub Ferien Weihnachten Silvester Saison Sondertag geschlossen',
        roles: LEADERS,
      },
      {
        path: '/app/settings/tax',
        label: 'Firma und Steuer',
        about: 'Steuernummer, Umsatzsteuer, Trinkgeld',
        words: 'Mehrwertsteuer Kleinunternehmer USt',
        roles: LEADERS,
      },
    ],
  },
  {
    label: 'Bestellen',
    entries: [
      {
        path: '/app/settings/orders',
        label: 'Bestellungen',
        about: 'Shop an und aus, Mails, Annahme',
        words: 'einschalten ausschalten annehmen ablehnen Telefon große',
        roles: LEADERS,
      },
      {
        path: '/app/settings/ordering',
        label: 'Vorlauf und Vorbestellung',
        about: 'Wie schnell die Küche ist',
        words: 'Wartezeit Wunschzeit Zeitfenster Abholung',
        roles: LEADERS,
      },
      {
        path: '/app/settings/delivery',
        label: 'Lieferung',
        about: 'Wohin ihr liefert und was das kostet',
        words: 'Zonen Karte Umkreis Mindestbestellwert Lieferkosten PLZ Postleitzahl',
        roles: LEADERS,
      },
      {
        path: '/app/settings/reuse',
        label: 'Mehrweg',
        about: 'Womit ihr verpackt',
        words: 'Verpackung Behälter Pfand',
        roles: LEADERS,
      },
      {
        path: '/app/settings/payment',
        label: 'Zahlung',
        about: 'Bar, Karte, online',
        words: 'Zahlarten Stripe Apple Pay Google Pay Gebühren',
        roles: LEADERS,
      },
      {
        path: '/app/admin/paypal',
        label: 'PayPal',
        about: 'Die Verbindung zu deinem Geschäftskonto',
        words: 'Zahlung online',
        roles: OWNER,
      },
      {
        path: '/app/settings/blockList',
        label: 'Sperrliste',
        about: 'Gegen Scherzbestellungen',
        words: 'sperren blockieren anrufen',
        roles: LEADERS,
      },
    ],
  },
  {
    label: 'Auftritt und Recht',
    entries: [
      {
        path: '/app/settings/design',
        label: 'Gestaltung',
        about: 'Farben, Logo, Titelbild, eigene Adresse',
        words: 'Domain Schrift Teilen QR',
        roles: LEADERS,
      },
      {
        path: '/app/settings/export',
        label: 'Eigene Website',
        about: 'Der Shop als fertige Website auf eurem Webspace',
        words: 'Export FTP SFTP Webspace Hoster ZIP veröffentlichen',
        roles: LEADERS,
      },
      {
        path: '/app/settings/imprint',
        label: 'Impressum',
        about: 'Wer das Restaurant betreibt',
        roles: LEADERS,
      },
      {
        path: '/app/settings/imprintAndPrivacy',
        label: 'Rechtstexte im Shop',
        about: 'Impressum und Datenschutzerklärung',
        words: 'DSGVO',
        roles: LEADERS,
      },
      {
        path: '/app/settings/agbSettings',
        label: 'AGB',
        about: 'Die Bedingungen für Gäste',
        words: 'Geschäftsbedingungen',
        roles: LEADERS,
      },
      {
        path: '/app/settings/guestData',
        label: 'Daten der Gäste',
        about: 'Wie lange ihr sie behaltet',
        words: 'Datenschutz löschen DSGVO',
        roles: LEADERS,
      },
    ],
  },
  {
    label: 'Geräte',
    entries: [
      {
        path: '/app/settings/printers',
        label: 'Drucker',
        about: 'Was wo gedruckt wird',
        words: 'Bon Küche Station',
        roles: LEADERS,
      },
      {
        path: '/app/settings/pos',
        label: 'Kasse',
        about: 'Wie Bestellungen in deine Kasse kommen',
        words: 'Webhook Schlüssel TSE',
        roles: LEADERS,
      },
    ],
  },
  {
    label: 'Team und Konto',
    entries: [
      {
        path: '/app/settings/user',
        label: 'Mein Konto',
        about: 'Wie du heißt und welche Adresse du hast',
        words: 'Name E-Mail',
        roles: ALL,
      },
      {
        path: '/app/settings/security',
        label: 'Sicherheit',
        about: 'Passwort, zweiter Schritt, PIN, Geräte',
        words: 'Zwei-Faktor Code anmelden abmelden Konto löschen',
        roles: ALL,
      },
      {
        path: '/app/settings/team',
        label: 'Team',
        about: 'Wer mit dir arbeitet',
        words: 'einladen Rolle Rechte Mitarbeiter',
        roles: OWNER,
      },
      {
        path: '/app/settings/subscription',
        label: 'Tarif',
        about: 'Was ihr gebucht habt',
        words: 'Abonnement Rechnung kündigen',
        roles: OWNER,
      },
      {
        path: '/app/settings/history',
        label: 'Änderungen',
        about: 'Wer wann was geändert hat',
        words: 'Verlauf Protokoll',
        roles: LEADERS,
      },
    ],
  },
];

/** What somebody may open, of the pages that there are. */
export const settingsFor = (role: Role | null, pages: ReadonlySet<string>): SettingsGroup[] =>
  SETTINGS.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ path, roles }) => (role === null || roles.includes(role)) && pages.has(path)),
  })).filter(({ entries }) => entries.length > 0);
