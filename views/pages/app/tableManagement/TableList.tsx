import { tableLabel } from '../../../../src/shop/table/plan/plan.rules';
import { seatsOf } from './FloorTable';
import classes from './Plan.module.css';
import type { PlanEditing } from './usePlan';

export const PANEL = 'tisch';

/** Phones have no room for a room. */
export function TableList({ editing: { tables, chosen, choose } }: { editing: PlanEditing }) {
  function open(id: string): void {
    choose(id);
    requestAnimationFrame(() =>
      document.getElementById(PANEL)?.scrollIntoView({ behavior: 'smooth', block: 'start' }),
    );
  }

  return (
    <ul className={classes.list} aria-label="Tische">
      {tables.map((table) => (
        <li key={table.id}>
          <button type="button" aria-pressed={table.id === chosen?.id} onClick={() => open(table.id)}>
            <b>{tableLabel(table)}</b>
            <span>{[table.name, seatsOf(table)].filter(Boolean).join(' · ')}</span>
          </button>
        </li>
      ))}
      {tables.length === 0 && <li className={classes.hint}>Hier steht noch kein Tisch.</li>}
    </ul>
  );
}
