import { IconCircleCheck, IconRouteOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { reload } from 'vike/client/router';
import type { DrivePage, DriveView } from '../../../src/shop/driver/driver.view';
import { EmptyState } from '../../components/states/EmptyState';
import { Euro } from '../../components/tables/Euro';
import { DoneStop } from './DoneStop';
import classes from './Drive.module.css';
import { OpenStop } from './OpenStop';

const LOOK_MS = 20_000;

/** Opened from a link, without an account. */
export default function Page({ token, drive: initial }: DrivePage) {
  const [drive, setDrive] = useState(initial);
  useEffect(() => setDrive(initial), [initial]);
  useKitchen(drive?.stops.some(({ inKitchen }) => inKitchen) ?? false);
  if (!drive) return <Dead />;
  const open = drive.stops.filter(({ state }) => state === 'open');
  const done = drive.stops.filter(({ state }) => state !== 'open');

  return (
    <>
      <header className={classes.head}>
        <h1>Fahrt von {drive.driver}</h1>
        <p>
          {drive.shop} · {progressOf(drive)}
        </p>
      </header>
      {drive.over && <Over drive={drive} />}
      <ol className={classes.stops}>
        {open.map((stop, index) => (
          <OpenStop
            key={stop.orderId}
            stop={stop}
            place={drive.stops.indexOf(stop) + 1}
            next={index === 0}
            token={token}
            changed={setDrive}
          />
        ))}
      </ol>
      {done.length > 0 && (
        <section aria-label="Erledigt" className={classes.done}>
          <h2>Erledigt</h2>
          <ul>
            {done.map((stop) => (
              <DoneStop key={stop.orderId} stop={stop} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** As long as something is not ready the page looks again by itself. */
function useKitchen(waits: boolean): void {
  useEffect(() => {
    if (!waits) return;
    const again = setInterval(() => void reload(), LOOK_MS);
    return () => clearInterval(again);
  }, [waits]);
}

const progressOf = ({ stops }: DriveView): string => {
  const open = stops.filter(({ state }) => state === 'open').length;
  if (open === 0) return 'alles erledigt';
  return open === 1 ? 'noch 1 Halt' : `noch ${open} Halte`;
};

const Over = ({ drive: { cashCents } }: { drive: DriveView }) => (
  <EmptyState icon={IconCircleCheck} title="Fahrt beendet">
    {cashCents > 0 ? (
      <>
        Bar abzugeben: <Euro cents={cashCents} />. Der Link gilt jetzt nicht mehr.
      </>
    ) : (
      'Nichts abzugeben. Der Link gilt jetzt nicht mehr.'
    )}
  </EmptyState>
);

const Dead = () => (
  <>
    <h1 className="visually-hidden">Keine Fahrt</h1>
    <EmptyState icon={IconRouteOff} title="Diese Fahrt ist beendet">
      Der Link gehört zu keiner laufenden Fahrt. Frag am Tresen nach einem neuen.
    </EmptyState>
  </>
);
