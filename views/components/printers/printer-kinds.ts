import type { PrinterKind } from '../../../src/printer/printer/printer.types';

interface KindWords {
  label: string;
  /** Which devices it is for. */
  text: string;
  /** What is done at the device, once it is in the list. */
  steps: string[];
  /** How the device calls the address it is given; left out where it needs none. */
  address?: string;
  /** What is still to be done while it has never called. */
  next: string;
  /** A program of ours that runs in the restaurant; where it is fetched. */
  program?: string;
  /** What has to be known of it beforehand. */
  needs?: 'lan' | 'signIn' | 'starMode' | 'topic';
}

const ENTER_ADDRESS = 'Trage die Adresse im Drucker ein, dann meldet er sich von selbst.';
const START_AGENT = 'Starte den Druckhelfer mit seiner Adresse, dann meldet er sich von selbst.';
const AGENT_FILE = '/api/printer/agent';
const COPY_AGENT =
  'Lade den Druckhelfer herunter und entpacke ihn auf einem Rechner im Restaurant, auf dem Node.js läuft.';
const KEEP_AGENT = 'Lass ihn mit dem Rechner starten: Solange er aus ist, warten die Bons.';

export const KINDS: Record<PrinterKind, KindWords> = {
  cloudprnt: {
    label: 'Star (CloudPRNT)',
    next: ENTER_ADDRESS,
    text: 'mC-Print, TSP100IV, TSP650II und andere mit CloudPRNT. Braucht nur Internet.',
    address: 'Server-URL',
    steps: [
      'Öffne die Einstellungsseite des Druckers im Browser (die IP-Adresse steht auf seinem Selbsttest).',
      'Schalte „CloudPRNT“ ein und trage diese Adresse als Server-URL ein.',
      'Stelle das Abfrage-Intervall auf 5 Sekunden und starte den Drucker neu.',
    ],
  },
  starMqtt: {
    label: 'Star (CloudPRNT über MQTT)',
    next: ENTER_ADDRESS,
    text: 'mC-Print3, TSP100IV und andere mit „CloudPRNT Next“. Er wird gerufen, statt zu fragen.',
    address: 'Server-URL',
    needs: 'starMode',
    steps: [
      'Bringe den Drucker auf den neuesten Stand.',
      'Öffne seine Einstellungsseite im Browser, schalte „CloudPRNT“ ein und trage diese Adresse als Server-URL ein.',
      'Starte ihn neu. Broker, Passwort und Thema holt er sich selbst.',
    ],
  },
  epson: {
    label: 'Epson (Server Direct Print)',
    next: ENTER_ADDRESS,
    text: 'TM-m30, TM-T88 und andere mit Server Direct Print. Braucht nur Internet.',
    address: 'URL',
    needs: 'signIn',
    steps: [
      'Öffne „Web Config“ des Druckers im Browser (die IP-Adresse steht auf seinem Statusblatt).',
      'Schalte unter „Web Service Settings“ den „Server Direct Print“ ein und trage diese Adresse als URL ein.',
      'Stelle „Interval“ auf 5 Sekunden. Hast du Name und Passwort vergeben, trage beide bei „Authentication“ ein.',
      'Speichere und starte den Drucker neu.',
    ],
  },
  agent: {
    label: 'Im Restaurantnetz, mit Druckhelfer',
    next: START_AGENT,
    text: 'Jeder ESC/POS-Drucker mit IP-Adresse. Ein kleines Programm auf einem Rechner im Restaurant druckt.',
    address: 'Adresse für den Druckhelfer',
    program: AGENT_FILE,
    needs: 'lan',
    steps: [COPY_AGENT, 'Starte ihn mit „node print-agent.mjs“ und dieser Adresse dahinter.', KEEP_AGENT],
  },
  mqtt: {
    label: 'Im Restaurantnetz, Druckhelfer über MQTT',
    next: START_AGENT,
    text: 'Derselbe Druckhelfer: Er wird gerufen, statt zu fragen.',
    address: 'Adresse für den Druckhelfer',
    program: AGENT_FILE,
    needs: 'topic',
    steps: [
      COPY_AGENT,
      'Starte ihn mit „node print-agent.mjs“ und dieser Adresse dahinter, in Anführungszeichen: Name, Passwort und Thema stehen darin.',
      KEEP_AGENT,
    ],
  },
  tcp: {
    label: 'Im selben Netz wie dieser Server',
    next: 'Sobald er unter seiner IP-Adresse antwortet, steht es hier.',
    text: 'ESC/POS-Drucker auf Port 9100, wenn Tresen selbst im Restaurant läuft.',
    needs: 'lan',
    steps: [
      'Gib dem Drucker im Router eine feste IP-Adresse.',
      'Tresen ruft ihn von selbst an und fragt ihn nach Papier und Deckel.',
    ],
  },
  browser: {
    label: 'Dieser Computer (Druckseite)',
    next: 'Öffne auf dem Computer am Tresen die „Druckseite“.',
    text: 'Druckt mit dem Drucker, der an einem Computer am Tresen hängt, solange dort die Druckseite offen ist.',
    steps: [
      'Öffne auf dem Computer, an dem der Drucker hängt, im Menü die „Druckseite“ und wähle dort diesen Drucker.',
      'Lass die Seite offen: Jeder Bon geht dort an den Drucker des Computers.',
    ],
  },
};
