import { useEffect, useState } from 'react';
import type { SlotDayView } from '../../../src/storefront/order/quote.view';
import { useCheckoutWords } from '../lib/words/sentences.checkout';

interface Props {
  days: SlotDayView[];
  value: string;
  /** `isOwn` is false for the soonest, chosen for a guest who has not chosen yet. */
  change: (when: string, isOwn?: boolean) => void;
}

/** How many are shown before somebody wants to see all. */
const FIRST_DAYS = 3;
const FIRST_TIMES = 11;

/** A day and a time of it, the soonest chosen already; what is booked up is shown and cannot be taken. */
export function Slots({ days, value, change }: Props) {
  const { slots: words } = useCheckoutWords();
  const [date, setDate] = useState(() => dayOf(days, value)?.date);
  const [all, setAll] = useState({ days: false, times: false });
  const day = days.find((one) => one.date === date) ?? days[0];

  useEffect(() => {
    const soonest = day && freeIn(day)?.at;
    if (soonest && !dayOf(days, value)) change(soonest, false);
  });

  if (!day) return null;
  const shownDays = all.days ? days : days.slice(0, FIRST_DAYS);
  const shownTimes = day.slots.filter(({ at }, index) => all.times || index < FIRST_TIMES || at === value);
  return (
    <>
      {days.length > 1 && (
        <fieldset className="slots slots--days">
          <legend className="visually-hidden">{words.day}</legend>
          {shownDays.map((one) => (
            <label key={one.date} className="opt">
              <input
                type="radio"
                name="slot-day"
                checked={one.date === day.date}
                onChange={() => {
                  setDate(one.date);
                  change(freeIn(one)?.at ?? 'asap');
                }}
              />
              {one.label}
            </label>
          ))}
          {shownDays.length < days.length && (
            <More label={words.allDays} show={() => setAll({ ...all, days: true })} />
          )}
        </fieldset>
      )}
      <fieldset className="slots">
        <legend className="visually-hidden">{words.time}</legend>
        {shownTimes.map(({ at, label, full }) => (
          <label key={at} className="opt">
            <input
              type="radio"
              name="slot"
              disabled={full}
              checked={at === value}
              onChange={() => change(at)}
            />
            {label}
            {full && <small>{words.booked}</small>}
          </label>
        ))}
        {shownTimes.length < day.slots.length && (
          <More label={words.allTimes} show={() => setAll({ ...all, times: true })} />
        )}
      </fieldset>
    </>
  );
}

const More = ({ label, show }: { label: string; show: () => void }) => (
  <button type="button" className="opt" onClick={show}>
    {label}
  </button>
);

const freeIn = ({ slots }: SlotDayView) => slots.find(({ full }) => !full);

const dayOf = (days: SlotDayView[], value: string): SlotDayView | undefined =>
  days.find(({ slots }) => slots.some(({ at, full }) => at === value && !full));
