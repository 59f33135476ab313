import { useEffect, useState } from 'react';
import type { SlotDayView } from '../../../src/storefront/order/quote.view';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { freeIn, likelyIn, partOf, partsOf } from './ordering/slot-times';

interface Props {
  days: SlotDayView[];
  value: string;
  /** `isOwn` is false for the soonest, chosen for a guest who has not chosen yet. */
  change: (when: string, isOwn?: boolean) => void;
}

/** How many are shown before somebody wants to see all. */
const FIRST_DAYS = 3;
const FIRST_TIMES = 28;

/** A day and a time of it, the soonest chosen already; what is booked up is shown and cannot be taken. */
export function Slots({ days, value, change }: Props) {
  const { slots: words } = useCheckoutWords();
  const [date, setDate] = useState(() => dayOf(days, value)?.date);
  const [allDays, setAllDays] = useState(false);
  const day = days.find((one) => one.date === date) ?? days[0];

  useEffect(() => {
    const soonest = day && likelyIn(day, { now: Date.now() })?.at;
    if (soonest && value === 'asap') change(soonest, false);
  });

  if (!day) return null;
  const showDay = (one: SlotDayView) => {
    const wanted = day.slots.find(({ at }) => at === value)?.label;
    setDate(one.date);
    change(likelyIn(one, { now: Date.now(), wanted })?.at ?? 'asap');
  };
  const shownDays = allDays ? days : days.slice(0, FIRST_DAYS);
  return (
    <>
      {days.length > 1 && (
        <fieldset className="slots slots--days">
          <legend className="visually-hidden">{words.day}</legend>
          {shownDays.map((one) => (
            <Pick
              key={one.date}
              name="slot-day"
              label={one.label}
              hint={freeIn(one.slots) ? undefined : words.booked}
              disabled={!freeIn(one.slots)}
              checked={one.date === day.date}
              choose={() => showDay(one)}
            />
          ))}
          {shownDays.length < days.length && <More label={words.allDays} show={() => setAllDays(true)} />}
        </fieldset>
      )}
      <Times key={day.date} day={day} value={value} change={change} />
    </>
  );
}

/** A long day comes in parts: nobody looks for the evening among ninety times. */
function Times({ day, value, change }: { day: SlotDayView } & Omit<Props, 'days'>) {
  const { slots: words } = useCheckoutWords();
  const [all, setAll] = useState(false);
  const parts = partsOf(day);
  const chosen = day.slots.find(({ at }) => at === value);
  const part = parts.find((one) => chosen && one.part === partOf(chosen)) ?? parts[0];
  const times = part?.slots ?? day.slots;
  const shown = times.filter(({ at }, index) => all || index < FIRST_TIMES || at === value);
  return (
    <>
      {part && parts.length > 1 && (
        <fieldset className="slots slots--days">
          <legend className="visually-hidden">{words.part}</legend>
          {parts.map((one) => (
            <Pick
              key={one.part}
              name="slot-part"
              label={words.parts[one.part]}
              checked={one === part}
              disabled={!freeIn(one.slots)}
              choose={() => change(freeIn(one.slots)?.at ?? value)}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="slots">
        <legend className="visually-hidden">{words.time}</legend>
        {shown.map(({ at, label, full }) => (
          <Pick
            key={at}
            name="slot"
            label={label}
            hint={full ? words.booked : undefined}
            disabled={full}
            checked={at === value}
            choose={() => change(at)}
          />
        ))}
        {shown.length < times.length && <More label={words.allTimes} show={() => setAll(true)} />}
      </fieldset>
    </>
  );
}

interface PickProps {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  choose: () => void;
}

const Pick = ({ name, label, hint, checked, disabled, choose }: PickProps) => (
  <label className="opt">
    <input type="radio" name={name} checked={checked} disabled={disabled} onChange={choose} />
    {label}
    {hint && <small>{hint}</small>}
  </label>
);

const More = ({ label, show }: { label: string; show: () => void }) => (
  <button type="button" className="opt" onClick={show}>
    {label}
  </button>
);

const dayOf = (days: SlotDayView[], value: string): SlotDayView | undefined =>
  days.find(({ slots }) => slots.some(({ at, full }) => at === value && !full));
