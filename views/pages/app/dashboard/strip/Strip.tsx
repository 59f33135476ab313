import { IconMenu2, IconPrinter, IconPrinterOff, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { Euro } from '../../../../components/tables/Euro';
import { SoundSign } from '../../../../layouts/bell/SoundSign';
import { openMenu } from '../../../../layouts/drawer';
import { useConnectionWatch, useLostSince } from '../../../../lib/live/connection';
import { useNow } from '../../../../lib/live/server-clock';
import parts from './Figures.module.css';
import { PauseMenu } from './PauseMenu';
import { PushSign } from './PushSign';
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
      <PauseMenu desk={desk} changed={changed} />
      <div className={classes.signs}>
        <span className={classes.wide}>
          <SoundSign />
        </span>
        <span className={classes.narrow}>
          <SoundSign compact />
        </span>
        <PushSign />
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
  const paused = pause !== null && pause.fulfilments === null;
  const open = opening.open && shopEnabled && !paused;
  // Until when stands on the button beside it.
  const said = paused ? 'Pausiert' : openingText(opening);
  const text = shopEnabled ? said : 'Shop ausgeschaltet';
  return (
    <p className={classes.opening} data-open={open || undefined}>
      <span aria-hidden />
      {text}
    </p>
  );
}

const openingText = ({ open, nextChange, sentence }: DeskState['opening']): string =>
  open && !nextChange ? 'Geöffnet' : sentence;

function Printers({ desk }: { desk: DeskState }) {
  const { printers } = desk;
  const { bad, head, foot } = paperSign(desk);
  const works = printers.some(({ mood }) => mood === 'well');
  const Icon = works && !bad ? IconPrinter : IconPrinterOff;
  return (
    <a
      className={classes.sign}
      href="/app/printerQueue"
      data-bad={bad || undefined}
      data-quiet={!works || undefined}
    >
      <Icon size={20} aria-hidden />
      <span>
        <b>{head}</b>
        <small>{foot}</small>
      </span>
    </a>
  );
}

/** What is worst about the paper, in two short lines. */
function paperSign({ printers, papers, uncovered }: DeskState) {
  const troubled = printers.find(({ mood }) => mood === 'trouble');
  if (troubled) return { bad: true, head: troubled.name, foot: troubled.status };
  if (papers.length > 0) {
    const head = papers.length === 1 ? '1 Bon hängt' : `${papers.length} Bons hängen`;
    return {
      bad: true,
      head,
      foot: papers
        .map(({ title }) => title)
        .reverse()
        .join(', '),
    };
  }
  const restless = printers.find(({ mood }) => mood !== 'well');
  if (restless) {
    const foot = restless.mood === 'unknown' ? 'noch nie gemeldet' : restless.status;
    return { bad: false, head: restless.name, foot };
  }
  return printers.length === 0
    ? { bad: false, head: 'Kein Drucker', foot: 'Bons nur hier' }
    : {
        bad: false,
        head: 'Druckt',
        foot: uncovered > 0 ? `${uncovered} Artikel ohne eigenen Drucker` : printersText(printers),
      };
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
