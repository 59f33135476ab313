import type { CSSProperties } from 'react';
import { SHEET } from '../../../../src/shop/table/plan/plan.types';
import type { FloorTableView } from '../../../../src/shop/table/serve/floor.view';
import { HOW_WORDS, MOODS, minutesSince } from './moods';
import classes from './Tables.module.css';

interface Props {
  tables: FloorTableView[];
  chosen: string | null;
  now: number;
  choose: (id: string) => void;
}

/** The room from above; on a phone the tables stand in rows. */
export const RoomFloor = ({ tables, chosen, now, choose }: Props) => (
  <section className={classes.floor} aria-label="Raum">
    {tables.map((table) => (
      <Table
        key={table.id}
        table={table}
        isChosen={table.id === chosen}
        now={now}
        choose={() => choose(table.id)}
      />
    ))}
  </section>
);

interface TableProps {
  table: FloorTableView;
  isChosen: boolean;
  now: number;
  choose: () => void;
}

function Table({ table, isChosen, now, choose }: TableProps) {
  const { number, state, since, shape, seats, mergedWith, tab } = table;
  const { word, icon: Icon } = MOODS[state];
  const how = tab?.calls.find(({ kind }) => kind === 'pay')?.how;
  const detail =
    state === 'free'
      ? `${seats} Plätze`
      : [isPaid(table) ? 'bezahlt' : how && HOW_WORDS[how], minutesSince(since, now)]
          .filter(Boolean)
          .join(' · ');
  return (
    <button
      type="button"
      className={classes.table}
      data-state={state}
      data-shape={shape}
      aria-pressed={isChosen}
      style={placeOf(table)}
      onClick={choose}
    >
      <em className="visually-hidden">Tisch</em>
      <b>{number}</b>
      <span>
        <Icon size={15} aria-hidden />
        <i>{mergedWith ?? word}</i>
      </span>
      <small>{detail}</small>
    </button>
  );
}

const isPaid = ({ tab }: FloorTableView): boolean => tab !== null && tab.paidCents > 0 && tab.openCents === 0;

/** On a phone nobody reads it. */
const placeOf = ({ x, y, width, height }: FloorTableView): CSSProperties => {
  const part = (squares: number, of: number) => `${(squares / of) * 100}%`;
  const place = {
    '--left': part(x, SHEET.columns),
    '--top': part(y, SHEET.rows),
    '--width': part(width, SHEET.columns),
    '--height': part(height, SHEET.rows),
  };
  return place as CSSProperties;
};
