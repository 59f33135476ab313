import { useEffect, useState } from 'react';
import type { SlotsView } from '../../../src/storefront/quote.view';
import { get } from '../lib/api';
import type { Basket } from '../lib/basket';

interface Props {
  api: string;
  fulfilment: Basket['fulfilment'];
  /** 'asap' or the instant of a slot. */
  value: string;
  etaMinutes?: { from: number; to: number };
  change: (when: string) => void;
}

/** The times come from the server and are asked for anew when the guest wants to choose one. */
export function TimeChoice({ api, fulfilment, value, etaMinutes, change }: Props) {
  const [choosing, setChoosing] = useState(value !== 'asap');
  const [days, setDays] = useState<SlotsView['days'] | null>(null);
  const [date, setDate] = useState('');

  useEffect(() => {
    if (!choosing) return;
    let stale = false;
    void get<SlotsView>(`${api}/slots?fulfilment=${fulfilment}`).then((answer) => {
      if (!stale && answer.ok) setDays(answer.data.days);
    });
    return () => {
      stale = true;
    };
  }, [api, fulfilment, choosing]);

  const day = days?.find((one) => one.date === date) ?? days?.[0];
  const choose = (slots: SlotsView['days'][number]['slots'] = []) =>
    change(slots.find(({ full }) => !full)?.at ?? 'asap');

  useEffect(() => {
    const offered = days?.some(({ slots }) => slots.some(({ at, full }) => at === value && !full));
    if (choosing && day && !offered) choose(day.slots);
  });

  return (
    <fieldset>
      <legend>Wann?</legend>
      <label className="choice">
        <input
          type="radio"
          name="when"
          checked={!choosing}
          onChange={() => {
            setChoosing(false);
            change('asap');
          }}
        />
        <span>
          So bald wie möglich
          {etaMinutes && (
            <span className="small">
              , in etwa {etaMinutes.from}–{etaMinutes.to} Minuten
            </span>
          )}
        </span>
      </label>
      <label className="choice">
        <input type="radio" name="when" checked={choosing} onChange={() => setChoosing(true)} />
        <span>Uhrzeit wählen</span>
      </label>
      {choosing && days?.length === 0 && (
        <p className="hint" role="status">
          Zurzeit sind keine Vorbestellungen möglich.
        </p>
      )}
      {choosing && day && days && (
        <div className="pair">
          <div className="field">
            <label htmlFor="tag">Tag</label>
            <select
              id="tag"
              value={day.date}
              onChange={(event) => {
                setDate(event.target.value);
                choose(days.find((one) => one.date === event.target.value)?.slots);
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
            <label htmlFor="uhrzeit">Uhrzeit</label>
            <select id="uhrzeit" value={value} onChange={(event) => change(event.target.value)}>
              {day.slots.map(({ at, label, full }) => (
                <option key={at} value={at} disabled={full}>
                  {label} Uhr{full && ' (ausgebucht)'}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
    </fieldset>
  );
}
