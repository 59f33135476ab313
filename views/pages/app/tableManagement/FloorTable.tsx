import { type PointerEvent, type RefObject, useState } from 'react';
import { placed } from '../../../../src/shop/table/plan/plan.rules';
import { SHEET, type TableSketch } from '../../../../src/shop/table/plan/plan.types';
import classes from './Plan.module.css';

interface Props {
  table: TableSketch;
  sheet: RefObject<HTMLDivElement | null>;
  isChosen: boolean;
  choose: () => void;
  move: (to: { x: number; y: number }) => void;
}

interface Grip {
  x: number;
  y: number;
}

/** Follows mouse and finger from square to square, and is where it was let go. */
export function FloorTable({ table, sheet, isChosen, choose, move }: Props) {
  const [grip, setGrip] = useState<Grip | null>(null);
  const [dragged, setDragged] = useState<{ x: number; y: number } | null>(null);
  const { x, y, width, height } = placed({ ...table, ...dragged });

  function take(event: PointerEvent): void {
    if (event.button !== 0) return;
    choose();
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, y: event.clientY });
  }

  function drag(event: PointerEvent): void {
    const box = sheet.current?.getBoundingClientRect();
    if (!grip || !box) return;
    const dx = ((event.clientX - grip.x) / box.width) * SHEET.columns;
    const dy = ((event.clientY - grip.y) / box.height) * SHEET.rows;
    setDragged({ x: Math.round(table.x + dx), y: Math.round(table.y + dy) });
  }

  function letGo(): void {
    if (dragged && (x !== table.x || y !== table.y)) move({ x, y });
    setGrip(null);
    setDragged(null);
  }

  return (
    <button
      type="button"
      className={classes.table}
      data-shape={table.shape}
      data-dragged={dragged ? true : undefined}
      aria-pressed={isChosen}
      style={{
        left: `${(x / SHEET.columns) * 100}%`,
        top: `${(y / SHEET.rows) * 100}%`,
        width: `${(width / SHEET.columns) * 100}%`,
        height: `${(height / SHEET.rows) * 100}%`,
      }}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onFocus={choose}
      onClick={choose}
    >
      <span className="visually-hidden">Tisch</span>
      <b>{table.number}</b>
      <small>
        {table.seats}
        <span className="visually-hidden">
          {table.seats === 1 ? ' Platz' : ' Plätze'}
          {table.name && `, ${table.name}`}
        </span>
      </small>
    </button>
  );
}

export const seatsOf = ({ seats }: Pick<TableSketch, 'seats'>): string =>
  seats === 1 ? '1 Platz' : `${seats} Plätze`;
