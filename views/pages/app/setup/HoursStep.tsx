import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { navigate } from 'vike/client/router';
import { WEEKDAYS, type Weekday } from '../../../../src/shared/berlin-time';
import type { DayTimes, ShopTimes } from '../../../../src/shop/opening-hours/opening-hours.types';
import { weekProblems } from '../../../../src/shop/opening-hours/week-check.rules';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import { updateShop } from '../../../lib/session/shop';
import { DayRow } from './DayRow';
import classes from './HoursStep.module.css';
import { PATTERNS, proposal, withPattern } from './hours';
import { StepFrame } from './StepFrame';
import { pathOf, reachedBy } from './steps';

type Problems = Record<string, string>;

export function HoursStep({ shop }: { shop: ShopView }) {
  const [times, setTimes] = useState<ShopTimes>(() => proposal(shop.settings.shopTimes));
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState(false);

  function change(day: Weekday, to: DayTimes): void {
    setProblems({});
    setTimes({ ...times, [day]: to });
  }

  function refuse(found: Problems): void {
    setProblems(found);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = weekProblems(times).map(({ field, message }) => [field, message]);
    if (found.length > 0) return refuse(Object.fromEntries(found));

    setSaving(true);
    const settings = { shopTimes: times };
    const setupStep = reachedBy('menu', shop);
    const answer = await updateShop({ settings, setupStep, version: shop.version });
    if (answer.success) await navigate(pathOf('menu'));
    else refuse(withoutSection(answer.fields));
    setSaving(false);
  }

  return (
    <StepFrame
      step="hours"
      title="Wann ist die Küche offen?"
      lead="Tippe auf das, was am besten passt, und ändere dann nur die Ausnahmen."
      saving={saving}
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

/** The server names `settings.shopTimes.monday`, the form `shopTimes.monday`. */
const withoutSection = (fields: Problems = {}): Problems =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^settings\./, ''), text]));
