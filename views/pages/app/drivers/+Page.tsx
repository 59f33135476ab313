import { IconMoped } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, formatLongDate } from '../../../../src/shared/berlin-time';
import type { DriversPage, TourLinkView } from '../../../../src/shop/driver/driver.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { TourLink } from '../../../components/tours/TourLink';
import { usePageUser } from '../../../lib/vike/page-context';
import { DriverDaySection } from './DriverDaySection';
import classes from './Drivers.module.css';
import { Names } from './Names';

export default function Page({ drivers, day, today, days }: DriversPage) {
  const [link, setLink] = useState<TourLinkView | null>(null);
  const role = usePageUser()?.role;
  return (
    <>
      <PageHeader
        title="Fahrten"
        lead="Wer was gefahren hat und was abzugeben ist. Zugeteilt wird am Tresen, über der Spalte „Fertig“."
      />
      {role !== 'staff' && <Days day={day} today={today} />}
      {link && (
        <Section title={`Neuer Link für ${link.driver}`}>
          <TourLink link={link} />
        </Section>
      )}
      {days.length === 0 && (
        <EmptyState
          icon={IconMoped}
          title={day === today ? 'Heute noch keine Fahrt' : 'An diesem Tag keine Fahrt'}
        >
          Sobald eine Lieferung in Arbeit ist, steht am Tresen über „Fertig“ der Knopf „Fahrer zuteilen“.
        </EmptyState>
      )}
      {days.map((one) => (
        <DriverDaySection key={one.driverId} day={one} linked={setLink} />
      ))}
      <Names drivers={drivers} />
    </>
  );
}

const Days = ({ day, today }: Pick<DriversPage, 'day' | 'today'>) => (
  <nav className={classes.days} aria-label="Tag">
    <a href={`/app/drivers?day=${addDays(day, -1)}`}>
      <span aria-hidden>←</span> Vorher
    </a>
    <b>{day === today ? `Heute, ${formatLongDate(day)}` : formatLongDate(day)}</b>
    {day < today && (
      <a href={`/app/drivers?day=${addDays(day, 1)}`}>
        Nachher <span aria-hidden>→</span>
      </a>
    )}
  </nav>
);
