import { CloseButton } from '@mantine/core';
import classes from './Texts.module.css';

/** What to do where no language model is connected. */
export const ConnectHelp = ({ close }: { close?: () => void }) => (
  <section className={classes.help} aria-label="Sprachmodell verbinden">
    <div className={classes.helpWords}>
      <p className={classes.helpTitle}>Noch ist kein Sprachmodell verbunden</p>
      <p>
        Wer diesen Server betreibt, trägt in der Umgebung <code>OPENAI_API_KEY</code> ein und startet neu. Es
        geht mit jedem Dienst, der wie OpenAI spricht: Für Mistral oder ein eigenes Ollama kommen{' '}
        <code>OPENAI_BASE_URL</code> und <code>OPENAI_MODEL</code> dazu.
      </p>
      <p>Bis dahin schreibst du selbst. Es geht nichts verloren.</p>
    </div>
    {close && <CloseButton onClick={close} aria-label="Hinweis schließen" />}
  </section>
);
