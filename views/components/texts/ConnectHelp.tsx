import { CloseButton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './Texts.module.css';

/** What to do where no language model is connected. */
export function ConnectHelp({ close }: { close?: () => void }) {
  const help = useRef<HTMLElement>(null);
  const isAsked = close !== undefined;
  // Whoever has pressed a button at the edge of a window would not see it.
  useEffect(() => {
    if (isAsked) help.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);

  return (
    <section ref={help} className={classes.help} aria-label="Sprachmodell verbinden">
      <div className={classes.helpHead}>
        <IconPlugConnectedX size={20} stroke={1.5} aria-hidden />
        <p className={classes.helpTitle}>Noch ist kein Sprachmodell verbunden</p>
        {close && <CloseButton onClick={close} aria-label="Hinweis schließen" />}
      </div>
      <p>
        Wer diesen Server betreibt, trägt in der Umgebung <code>OPENAI_API_KEY</code> ein und startet neu. Es
        geht mit jedem Dienst, der wie OpenAI spricht: Für Mistral oder ein eigenes Ollama kommen{' '}
        <code>OPENAI_BASE_URL</code> und <code>OPENAI_MODEL</code> dazu.
      </p>
      <p>Bis dahin schreibst du selbst. Es geht nichts verloren.</p>
    </section>
  );
}
