import { IconMenu2, IconPrinter, IconPrinterOff, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { Euro } from '../../../../components/tables/Euro';
import { SoundSign } from '../../../../layouts/bell/SoundSign';
import { openMenu } from '../../../../layouts/drawer';
import { useConnectionWatch, useLostSince } from '../../../../lib/live/connection';
import { useNow } from '../board/clock';
import parts from './Figures.module.css';
import { PauseMenu } from './PauseMenu';
import { SoldOut } from './SoldOut';
import classes from './Strip.module.css';

interface Props {
  desk: DeskState;
  shopEnabled: boolean;
  changed: () => void;
}

/** Is the shop open, is anybody heard, does paper come, does the line hold: one look. */
export function Strip({ desk, shopEnabled, changed }: Props) {
  const { figures } = desk;
  return (
    <section className={classes.strip} aria-label="Zustand des Tresens">
      <button type="button" className={classes.menu} aria-label="Menü" onClick={openMenu}>
        <IconMenu2 size={22} aria-hidden />
      </button>
      <Opening desk={desk} shopEnabled={shopEnabled} />
      <PauseMenu pause={desk.pause} changed={changed} />
      <div className={classes.signs}>
        <span className={classes.wide}>
          <SoundSign />
        </span>
        <span className={classes.narrow}>
          <SoundSign compact />
        </span>
        <Printers desk={desk} />
        <Line />
      </div>
      <dl className={parts.figures}>
        <Figure label="Bestellungen">{figures.orders}</Figure>
        <Figure label="laut Bestellungen">
          <Euro cents={figures.turnoverCents} />
        </Figure>
        <Figure label="Ø bis fertig">
          {figures.minutesToReady === null ? '–' : `${figures.minutesToReady} min`}
        </Figure>
      </dl>
      <SoldOut count={desk.soldOut} changed={changed} />
      <Clock />
    </section>
  );
}

function Opening({ desk: { opening, pause }, shopEnabled }: Pick<Props, 'desk' | 'shopEnabled'>) {
  const open = opening.open && shopEnabled && !(pause && pause.fulfilments === null);
  const text = shopEnabled ? opening.sentence : 'Shop ausgeschaltet';
  return (
    <p className={classes.opening} data-open={open || undefined}>
      <span aria-hidden />
      {text}
    </p>
  );
}

function Printers({ desk: { printers, papers } }: { desk: DeskState }) {
  const troubled = printers.find(({ mood }) => mood === 'trouble');
  const stuck = papers.length;
  const bad = troubled !== undefined || stuck > 0;
  if (printers.length === 0)
    return (
      <a className={classes.sign} href="/app/printerQueue" data-quiet>
        <IconPrinterOff size={20} aria-hidden />
        <span>
          <b>Kein Drucker</b>
          <small>Bons nur hier</small>
        </span>
      </a>
    );
  const Icon = bad ? IconPrinterOff : IconPrinter;
  const head = troubled
    ? troubled.name
    : stuck > 0
      ? `${stuck} ${stuck === 1 ? 'Bon hängt' : 'Bons hängen'}`
      : 'Druckt';
  const foot = troubled
    ? troubled.status
    : stuck > 0
      ? papers.map(({ title }) => title).join(', ')
      : printersText(printers);
  return (
    <a className={classes.sign} href="/app/printerQueue" data-bad={bad || undefined}>
      <Icon size={20} aria-hidden />
      <span>
        <b>{head}</b>
        <small>{foot}</small>
      </span>
    </a>
  );
}

const printersText = (printers: DeskState['printers']): string =>
  printers.length === 1 ? (printers[0]?.name ?? '') : `${printers.length} Drucker`;

function Line() {
  useConnectionWatch();
  const lost = useLostSince() !== null;
  const Icon = lost ? IconWifiOff : IconWifi;
  return (
    <span className={classes.sign} data-bad={lost || undefined} data-line>
      <Icon size={20} aria-hidden />
      <span>
        <b>{lost ? 'Keine Verbindung' : 'Verbunden'}</b>
        <small>{lost ? 'wird gesucht' : 'live'}</small>
      </span>
    </span>
  );
}

const Figure = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Clock() {
  const now = useNow(10_000);
  return <time className={parts.clock}>{formatTime(new Date(now))}</time>;
}
