import { useState } from 'react';
import { newId } from '../../../../src/shared/ids';
import type { PlanSketch, Room, TableSketch } from '../../../../src/shop/table/plan/plan.types';
import type { PlanView } from '../../../../src/shop/table/plan/plan.view';
import {
  drawingOf,
  planChanges,
  redone,
  roomOf,
  stepped,
  undone,
  withCopy,
  withNewTable,
  withoutRoom,
  withoutTable,
  withRoom,
  withTable,
} from '../../../../src/shop/table/plan/plan-edit.rules';
import { usePlanSaving } from './usePlanSaving';

export type PlanEditing = ReturnType<typeof usePlan>;

/** The plan as it is being arranged, beside what is stored. */
export function usePlan(initial: PlanView) {
  const [stored, setStored] = useState(initial);
  const [drawing, setDrawing] = useState(() => drawingOf(sketchOf(initial)));
  const [roomId, setRoomId] = useState(initial.rooms[0]?.id ?? '');
  const [chosen, choose] = useState<string | null>(null);
  const plan = drawing.now;
  const step = (next: PlanSketch) => setDrawing((last) => stepped(last, next));
  const room = plan.rooms.find(({ id }) => id === roomId) ?? plan.rooms[0] ?? null;

  const take = (view: PlanView) => {
    setStored(view);
    setDrawing(drawingOf(sketchOf(view)));
  };
  const { saveFrom, renewCode, busy, conflict, setConflict } = usePlanSaving({ plan, take, setStored });

  const newTable = () => {
    const id = newId();
    if (room) step(withNewTable(plan, id, room.id));
    choose(id);
  };
  const newRoom = () => {
    const id = newId();
    step({ ...plan, rooms: [...plan.rooms, roomOf(id, roomName(plan.rooms))] });
    setRoomId(id);
    choose(null);
  };

  return {
    plan,
    room,
    stored,
    chosen: plan.tables.find(({ id, roomId: at }) => id === chosen && at === room?.id) ?? null,
    tables: plan.tables.filter(({ roomId: at }) => at === room?.id),
    changes: planChanges(sketchOf(stored), plan),
    canUndo: drawing.past.length > 0,
    canRedo: drawing.future.length > 0,
    busy,
    conflict,
    choose,
    show: (id: string) => {
      setRoomId(id);
      choose(null);
    },
    undo: () => setDrawing(undone),
    redo: () => setDrawing(redone),
    newTable,
    newRoom,
    copy: (of: string) => {
      const id = newId();
      step(withCopy(plan, of, id));
      choose(id);
    },
    change: (id: string, change: Partial<TableSketch>) => step(withTable(plan, id, change)),
    remove: (id: string) => {
      step(withoutTable(plan, id));
      choose(null);
    },
    changeRoom: (id: string, change: Partial<Room>) => step(withRoom(plan, id, change)),
    removeRoom: (id: string) => step(withoutRoom(plan, id)),
    set: (change: Partial<Pick<PlanSketch, 'askFirst' | 'deposit'>>) => step({ ...plan, ...change }),
    save: () => saveFrom(stored.version),
    keepMine: () => saveFrom(conflict?.version ?? stored.version),
    takeTheirs: () => {
      if (conflict) take(conflict);
      setConflict(null);
    },
    closeConflict: () => setConflict(null),
    reset: () => setDrawing(drawingOf(sketchOf(stored))),
    renewCode,
  };
}

const sketchOf = ({ rooms, tables, askFirst, deposit }: PlanView): PlanSketch => ({
  rooms,
  tables: tables.map(({ url: _, codeSince: __, ...table }) => table),
  askFirst,
  deposit,
});

const ROOM_NAMES = ['Gastraum', 'Terrasse', 'Saal', 'Bar'];

const roomName = (rooms: readonly Room[]): string =>
  ROOM_NAMES.find((name) => rooms.every((room) => room.name !== name)) ?? `Raum ${rooms.length + 1}`;
