import { Button, Group } from '@mantine/core';
import type { StationView } from '../../../../src/printer/station/print-station.view';
import classes from './PrintStation.module.css';
import type { Turn } from './print-turn.rules';

interface Props {
  station: StationView | null;
  turn: Turn;
  connected: boolean;
  answer: (printed: boolean) => void;
  start: () => void;
  stop: () => void;
}

/** What the page is at, readable from across the room. */
export function StationState({ station, turn, connected, answer, start, stop }: Props) {
  if (!station)
    return (
      <Box mood="off" title="Druckt gerade nichts">
        <p>Starte diese Seite auf dem Computer, an dem der Bondrucker hängt, und lass sie offen.</p>
        <Button size="md" onClick={start}>
          Hier drucken
        </Button>
      </Box>
    );
  if (turn.kind === 'asking')
    return (
      <Box mood="asking" title={`Ist „${turn.paper.title}“ herausgekommen?`}>
        <p>Ohne Antwort kommt der Bon nach drei Minuten noch einmal, als Wiederholung gekennzeichnet.</p>
        <Group gap="sm">
          <Button size="md" onClick={() => answer(true)}>
            Ja, gedruckt
          </Button>
          <Button size="md" variant="default" onClick={() => answer(false)}>
            Nein, noch einmal
          </Button>
        </Group>
      </Box>
    );
  if (turn.kind === 'unsaid')
    return (
      <Box mood="trouble" title="Keine Verbindung">
        <p>Was mit „{turn.paper.title}“ ist, erfährt der Server, sobald er wieder antwortet.</p>
      </Box>
    );
  if (turn.kind === 'printing') return <Box mood="well" title={`Druckt „${turn.paper.title}“ …`} />;
  return (
    <Box
      mood={connected ? 'well' : 'trouble'}
      title={connected ? `Bereit: ${station.name}` : 'Keine Verbindung'}
    >
      <p>
        {connected
          ? 'Bons werden gedruckt, sobald sie kommen.'
          : 'Sobald der Server wieder antwortet, geht es weiter. Es geht nichts verloren.'}
      </p>
      <Button variant="default" onClick={stop}>
        Hier nicht mehr drucken
      </Button>
    </Box>
  );
}

interface BoxProps {
  mood: 'well' | 'asking' | 'trouble' | 'off';
  title: string;
  children?: React.ReactNode;
}

const Box = ({ mood, title, children }: BoxProps) => (
  <section className={classes.state} data-mood={mood} aria-live="polite">
    <h2 className={classes.title}>{title}</h2>
    {children}
  </section>
);
