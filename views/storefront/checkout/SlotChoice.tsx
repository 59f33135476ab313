import { useEffect, useState } from 'react';
import type { SlotsView } from '../../../src/storefront/order/quote.view';
import { useSentences } from '../lib/words/Voice';

interface Props {
  days: SlotsView['days'];
  value: string;
  change: (when: string) => void;
}

/** A day and a time of it; what is booked up is shown and cannot be taken. */
export function SlotChoice({ days, value, change }: Props) {
  const { checkout: words } = useSentences();
  const [date, setDate] = useState('');
  const day = days.find((one) => one.date === date) ?? days[0];
  const choose = (slots: SlotsView['days'][number]['slots'] = []) =>
    change(slots.find(({ full }) => !full)?.at ?? 'asap');

  useEffect(() => {
    const offered = days.some(({ slots }) => slots.some(({ at, full }) => at === value && !full));
    if (day && !offered) choose(day.slots);
  });

  if (!day) return null;
  return (
    <div className="pair">
      <div className="field">
        <label htmlFor="tag">{words.day}</label>
        <select
          id="tag"
          value={day.date}
          onChange={({ target }) => {
            setDate(target.value);
            choose(days.find((one) => one.date === target.value)?.slots);
          }}
        >
          {days.map((one) => (
            <option key={one.date} value={one.date}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="uhrzeit">{words.time}</label>
        <select id="uhrzeit" value={value} onChange={({ target }) => change(target.value)}>
          {day.slots.map(({ at, label, full }) => (
            <option key={at} value={at} disabled={full}>
              {words.clock(label)}
              {full && ` (${words.booked})`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
