import { ChartTable } from '../../../../components/charts/ChartTable';
import { Curve } from '../../../../components/charts/Curve';
import { Legend } from '../../../../components/charts/Legend';
import { Section } from '../../../../components/frame/Section';
import classes from './Day.module.css';
import type { Slot } from './slots.rules';

/** From the order to the pass, on average of what was made then, beside what the guests were told. */
export function TimeToReady({ title, slots }: { title: string; slots: readonly Slot[] }) {
  const points = slots.map(({ label, now }) => ({
    label,
    value: now.minutesToReady,
    beside: now.minutesPromised,
  }));
  const nothing = points.every(({ value }) => value === null);

  return (
    <Section title={title} lead="Von der Bestellung bis fertig, ohne Vorbestellungen.">
      {nothing ? (
        <p className={classes.quiet}>Noch keine Bestellung wurde fertig.</p>
      ) : (
        <>
          <Legend entries={[{ label: 'fertig', colour: 'var(--tresen-text)' }]} dashed="zugesagt" />
          <Curve title={title} points={points} />
          <ChartTable
            caption={title}
            heads={['Wann', 'Minuten', 'zugesagt', 'davor']}
            rows={slots.map(({ name, now, before }) => [
              name,
              `${now.minutesToReady ?? '–'}`,
              `${now.minutesPromised ?? '–'}`,
              `${before.minutesToReady ?? '–'}`,
            ])}
          />
        </>
      )}
    </Section>
  );
}
