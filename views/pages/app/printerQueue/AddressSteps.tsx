import type { ReactNode } from 'react';
import type { PrinterKind } from '../../../../src/printer/printer/printer.types';
import classes from './PrinterQueue.module.css';

const STEPS: Partial<Record<PrinterKind, ReactNode[]>> = {
  cloudprnt: [
    'Öffne die Einstellungsseite des Druckers im Browser (die IP-Adresse steht auf seinem Selbsttest).',
    'Schalte „CloudPRNT“ ein und trage diese Adresse als Server-URL ein.',
    'Stelle das Abfrage-Intervall auf 5 Sekunden und starte den Drucker neu.',
  ],
  epson: [
    'Öffne die Einstellungsseite des Druckers im Browser (die IP-Adresse steht auf seinem Selbsttest).',
    'Schalte „Server Direct Print“ ein, trage diese Adresse als URL 1 ein und stelle das Intervall auf 5 Sekunden.',
    'Schalte auch „Status Notification“ mit derselben Adresse ein, dann siehst du hier, wenn das Papier ausgeht.',
  ],
  agent: [
    'Installiere auf einem Computer, der immer läuft, Node.js ab Version 20.',
    <>
      Kopiere <code>print-agent.mjs</code> und den Ordner <code>print-agent</code> aus <code>scripts</code>{' '}
      dorthin.
    </>,
    <>
      Starte es mit <code>node print-agent.mjs</code> und dieser Adresse dahinter.
    </>,
  ],
};

/** What to do with the address of a new printer; nothing where no device needs one. */
export const AddressSteps = ({ kind }: { kind: PrinterKind }) => (
  <ol className={classes.steps}>
    {STEPS[kind]?.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
      <li key={index}>{step}</li>
    ))}
  </ol>
);
