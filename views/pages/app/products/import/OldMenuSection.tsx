import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { MenuReadingView } from '../../../../../src/media/reading/menu-reading.view';
import { later } from '../../../../lib/vike/later';
import classes from './Import.module.css';
import own from './OldMenu.module.css';
import type { OldMenu } from './reading/useOldMenu';

interface Props {
  old: OldMenu;
  check: (file: File) => Promise<void>;
}

const PART = later(async () => (await import('./reading/OldMenuPart')).OldMenuPart);

const waitsText = ({ name, state }: MenuReadingView): string =>
  `„${name}“ ${state === 'running' ? 'wird gerade gelesen.' : 'ist gelesen und wartet auf dich.'}`;

/** For those who have their menu on paper only. */
export function OldMenuSection({ old, check }: Props) {
  const Part = PART.use();
  const isOpen = old.desk !== null;
  const waits = old.waiting;

  return (
    <div className={own.place}>
      <div className={own.head}>
        <span className={classes.icon}>
          <IconCamera size={26} stroke={1.5} aria-hidden />
        </span>
        <div className={classes.words}>
          <h3 className={own.title}>Eine alte Karte einlesen</h3>
          <p className={classes.quiet}>
            Foto, PDF oder Text: Ein Sprachmodell liest Kategorien, Speisen und Preise ab. Du vergleichst und
            verbesserst, erst dann kommt etwas auf die Karte.
          </p>
          <p className={classes.quiet} role="status">
            {!isOpen && waits && waitsText(waits)}
          </p>
        </div>
        {!isOpen && (
          <Button variant={waits ? 'filled' : 'default'} onClick={() => void old.open()} loading={old.busy}>
            {waits ? 'Weitermachen' : 'Alte Karte einlesen'}
          </Button>
        )}
      </div>
      {!isOpen && old.problem && <p className={classes.bad}>{old.problem}</p>}
      {isOpen && Part && <Part old={old} check={check} />}
    </div>
  );
}
