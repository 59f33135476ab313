import { IconPlus } from '@tabler/icons-react';
import classes from './Plan.module.css';
import type { PlanEditing } from './usePlan';

/** Which room is on the sheet. */
export function Rooms({ editing: { plan, room, show, newRoom } }: { editing: PlanEditing }) {
  return (
    <nav className={classes.rooms} aria-label="Räume">
      {plan.rooms.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-current={id === room?.id ? 'true' : undefined}
          onClick={() => show(id)}
        >
          {name || 'Ohne Namen'} <b>{plan.tables.filter(({ roomId }) => roomId === id).length}</b>
        </button>
      ))}
      <button type="button" onClick={newRoom} className={classes.add}>
        <IconPlus size={18} aria-hidden /> Raum
      </button>
    </nav>
  );
}
