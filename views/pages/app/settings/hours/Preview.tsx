import { formatShortDay } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { openingAt } from '../../../../../src/shop/opening-hours/opening-hours.rules';
import type { OpeningSettings, Slot } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { openingText } from '../../../../../src/shop/opening-hours/opening-texts.rules';
import { slotsFor } from '../../../../../src/shop/opening-hours/slots.rules';
import { weekLines } from '../../../../../src/shop/opening-hours/week.rules';
import type { Settings } from '../form/useSettings';
import classes from './Hours.module.css';

const SHOWN_SLOTS = 4;

/** What guests will read once this is saved, told by the rules the server uses. */
export function Preview({ settings, now }: { settings: Settings<'hours'>; now: Date }) {
  const opening: OpeningSettings = { ...settings.shop.settings, ...settings.form.settings };
  const own = FULFILMENTS.filter((way) => opening.ownTimes[way]);

  return (
    <aside className={classes.preview} aria-label="Vorschau" data-under-banner>
      <h3 className={classes.previewTitle}>So lesen es deine Gäste</h3>
      <p className={classes.state} role="status">
        {openingText(openingAt(opening, now), now)}
      </p>
      <Week lines={weekLines(opening.shopTimes)} />
      {own.map((way) => (
        <div key={way}>
          <h4 className={classes.previewWay}>{FULFILMENT_LABEL[way]}</h4>
          <Week lines={weekLines(opening.ownTimes[way] ?? opening.shopTimes)} />
        </div>
      ))}
      <h4 className={classes.previewWay}>Nächste Wunschzeiten</h4>
      <dl className={classes.lines}>
        {(['delivery', 'pickup'] as const).map((way) => (
          <div key={way} className={classes.line}>
            <dt>{FULFILMENT_LABEL[way]}</dt>
            <dd>{slotsText(opening, way, now)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Week({ lines }: { lines: ReturnType<typeof weekLines> }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ days, hours }) => (
        <div key={days} className={classes.line}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

function slotsText(opening: OpeningSettings, fulfilment: Fulfilment, now: Date): string {
  if (!opening.preorder) return 'keine Vorbestellungen';
  const slots = slotsFor(opening, { now, fulfilment });
  const [first] = slots;
  if (!first) return 'zurzeit keine';
  const sameDay = slots.filter(({ businessDay }) => businessDay === first.businessDay);
  return `${formatShortDay(first.businessDay)} ${labelsOf(sameDay)} Uhr`;
}

const labelsOf = (slots: Slot[]): string =>
  slots
    .slice(0, SHOWN_SLOTS)
    .map(({ label }) => label)
    .join(', ');
