import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { weekProblems } from '../../../../src/shop/opening-hours/week-check.rules';
import type { Room } from '../../../../src/shop/table/plan/plan.types';
import { Section } from '../../../components/frame/Section';
import { WeekEditor } from '../../../components/hours/WeekEditor';
import classes from './Plan.module.css';
import type { PlanEditing } from './usePlan';

interface Props {
  editing: PlanEditing;
  room: Room;
  houseTimes: Room['times'];
}

/** When guests may order in this room. */
export function RoomPanel({ editing, room, houseTimes }: Props) {
  const { plan, changeRoom, removeRoom } = editing;
  const set = (to: Partial<Room>) => changeRoom(room.id, to);
  const problems = Object.fromEntries(
    (room.times ? weekProblems(room.times, 'times') : []).map(({ field, message }) => [field, message]),
  );
  const count = plan.tables.filter(({ roomId }) => roomId === room.id).length;

  return (
    <Section
      title={room.name || 'Raum'}
      lead="Gilt für alle Tische in diesem Raum."
      actions={
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => removeRoom(room.id)}
        >
          {count > 0
            ? `Raum mit ${count === 1 ? '1 Tisch' : `${count} Tischen`} entfernen`
            : 'Raum entfernen'}
        </Button>
      }
    >
      <div className={classes.roomFields}>
        <TextInput
          label="Name des Raums"
          maxLength={40}
          value={room.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <NumberInput
          label="Küche schließt vor Ende"
          description="Minuten; leer: wie im ganzen Haus"
          min={0}
          max={240}
          allowDecimal={false}
          value={room.kitchenMinutes ?? ''}
          onChange={(value) => set({ kitchenMinutes: value === '' ? null : Number(value) })}
        />
      </div>
      <Switch
        mt="md"
        label="Tischbestellung an"
        description="Aus: Gäste lesen die Karte und bestellen beim Service."
        checked={room.ordering}
        onChange={({ currentTarget }) => set({ ordering: currentTarget.checked })}
      />
      <Switch
        mt="md"
        label="Eigene Servicezeiten"
        description="Aus: so lange, wie das Haus am Tisch bedient."
        checked={room.times !== null}
        onChange={({ currentTarget }) =>
          set({ times: currentTarget.checked ? structuredClone(houseTimes) : null })
        }
      />
      {room.times && (
        <div className={classes.week}>
          <WeekEditor
            times={room.times}
            field="times"
            problems={problems}
            closed="Kein Service"
            onChange={(times) => set({ times })}
          />
        </div>
      )}
    </Section>
  );
}
