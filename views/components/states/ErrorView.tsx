import { Button } from '@mantine/core';
import classes from './ErrorView.module.css';

interface ErrorViewProps {
  status: number;
  path: string;
  signedIn: boolean;
}

interface Words {
  title: string;
  text: string;
}

const WORDS: Record<number, Words> = {
  401: { title: 'Bitte melde dich an', text: 'Diese Seite sehen nur angemeldete Personen.' },
  403: {
    title: 'Kein Zugriff',
    text: 'Dein Konto darf diese Seite nicht öffnen. Frag die Inhaberin oder den Inhaber.',
  },
  404: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts mehr, oder es hat sie nie gegeben.',
  },
  410: { title: 'Nicht mehr da', text: 'Was hier stand, wurde gelöscht.' },
  429: { title: 'Zu viele Anfragen', text: 'Bitte warte einen Augenblick und lade die Seite neu.' },
  503: {
    title: 'Gleich wieder da',
    text: 'Der Server ist gerade nicht bereit. Bitte versuche es in einer Minute noch einmal.',
  },
};

const BROKEN: Words = {
  title: 'Da ist etwas schiefgegangen',
  text: 'Der Fehler liegt bei uns. Bitte lade die Seite neu; bleibt es dabei, schreib uns.',
};

export function ErrorView({ status, path, signedIn }: ErrorViewProps) {
  const { title, text } = WORDS[status] ?? BROKEN;

  return (
    <section className={classes.view}>
      <p className={classes.status}>{status}</p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {status === 404 && <code className={classes.path}>{path}</code>}
      <div className={classes.ways}>
        {signedIn ? (
          <Button component="a" href="/app/dashboard">
            Zurück zum Tresen
          </Button>
        ) : (
          <Button component="a" href="/">
            Zur Startseite
          </Button>
        )}
        <Button component="a" href="/kontakt" variant="default">
          Kontakt
        </Button>
      </div>
    </section>
  );
}
