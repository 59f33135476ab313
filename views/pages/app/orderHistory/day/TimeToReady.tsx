import { ChartTable } from '../../../../components/charts/ChartTable';
import { Curve } from '../../../../components/charts/Curve';
import { Section } from '../../../../components/frame/Section';
import classes from './Day.module.css';
import type { Slot } from './slots.rules';

/** From the order to the pass, on average of what was made then. */
export function TimeToReady({ title, slots }: { title: string; slots: readonly Slot[] }) {
  const points = slots.map(({ label, now }) => ({ label, value: now.minutesToReady }));
  const nothing = points.every(({ value }) => value === null);

  return (
    <Section title={title} lead="Von der Bestellung bis fertig, ohne Vorbestellungen.">
      {nothing ? (
        <p className={classes.quiet}>Noch keine Bestellung wurde fertig.</p>
      ) : (
        <>
          <Curve title={title} points={points} />
          <ChartTable
            caption={title}
            heads={['Wann', 'Minuten', 'davor']}
            rows={slots.map(({ name, now, before }) => [
              name,
              `${now.minutesToReady ?? '–'}`,
              `${before.minutesToReady ?? '–'}`,
            ])}
          />
        </>
      )}
    </Section>
  );
}
