import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { WEEKDAYS, type Weekday } from '../../../../src/shared/berlin-time';
import type { DayTimes, ShopTimes } from '../../../../src/shop/opening-hours/opening-hours.types';
import { weekProblems } from '../../../../src/shop/opening-hours/week-check.rules';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import { focusFirstInvalid } from '../../../lib/form/form';
import { useSending } from '../../../lib/form/sending';
import { useUnsaved } from '../../../lib/form/unsaved';
import { updateShop } from '../../../lib/session/shop';
import { DayRow } from './DayRow';
import classes from './HoursStep.module.css';
import { PATTERNS, proposal, withPattern } from './hours';
import { thenTo } from './next-step';
import { StepFrame } from './StepFrame';
import { reachedBy } from './steps';

type Problems = Record<string, string>;

export function HoursStep({ shop }: { shop: ShopView }) {
  const { times, setTimes, problems, change, busy, save } = useWeek(shop);

  return (
    <StepFrame
      step="hours"
      title="Wann ist die Küche offen?"
      lead="Tippe auf das, was am besten passt, und ändere dann nur die Ausnahmen."
      saving={busy}
      onSubmit={save}
    >
      <div className={classes.patterns}>
        {PATTERNS.map(({ label, ranges }) => (
          <Button key={label} variant="default" onClick={() => setTimes(withPattern(times, ranges))}>
            {label}
          </Button>
        ))}
      </div>
      <div className={classes.week}>
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            times={times[day]}
            problems={problems}
            onChange={(to) => change(day, to)}
          />
        ))}
      </div>
      <p className={classes.hint}>
        Endet ein Abend nach Mitternacht, trag einfach die Uhrzeit ein, zum Beispiel 17:00 bis 01:00.
      </p>
    </StepFrame>
  );
}

/** The week as it is being filled in. */
function useWeek(shop: ShopView) {
  const [initial] = useState<ShopTimes>(() => proposal(shop.settings.shopTimes));
  const [times, setTimes] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const { busy, send } = useSending();
  const isChanged = JSON.stringify(times) !== JSON.stringify(initial);
  useUnsaved(isChanged && !busy ? { what: 'Einrichtung', changes: ['Öffnungszeiten'] } : null);

  function change(day: Weekday, to: DayTimes): void {
    setProblems({});
    setTimes({ ...times, [day]: to });
  }

  function refuse(found: Problems): boolean {
    setProblems(found);
    focusFirstInvalid();
    return true;
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = weekProblems(times).map(({ field, message }) => [field, message]);
    if (found.length > 0) return void refuse(Object.fromEntries(found));

    const body = {
      settings: { shopTimes: times },
      setupStep: reachedBy('menu', shop),
      version: shop.version,
    };
    await send(
      () => thenTo('menu', updateShop(body)),
      ({ fields }) => refuse(withoutSection(fields)),
    );
  }

  return { times, setTimes, problems, change, busy, save };
}

/** The server names `settings.shopTimes.monday`, the form `shopTimes.monday`. */
const withoutSection = (fields: Problems = {}): Problems =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^settings\./, ''), text]));
