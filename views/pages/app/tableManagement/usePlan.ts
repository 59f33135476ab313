import { useState } from 'react';
import { newId } from '../../../../src/shared/ids';
import { planProblemOf } from '../../../../src/shop/table/plan/plan.rules';
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
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { savedMeanwhile } from '../../../lib/http/api.rules';
import { toast } from '../../../lib/toasts/toasts';

export type PlanEditing = ReturnType<typeof usePlan>;

/** The plan as it is being arranged, beside what is stored. */
export function usePlan(initial: PlanView) {
  const [stored, setStored] = useState(initial);
  const [drawing, setDrawing] = useState(() => drawingOf(sketchOf(initial)));
  const [roomId, setRoomId] = useState(initial.rooms[0]?.id ?? '');
  const [chosen, choose] = useState<string | null>(null);
  const [conflict, setConflict] = useState<PlanView | null>(null);
  const { busy, send } = useSending();
  const plan = drawing.now;
  const step = (next: PlanSketch) => setDrawing((last) => stepped(last, next));
  const room = plan.rooms.find(({ id }) => id === roomId) ?? plan.rooms[0] ?? null;

  async function saveFrom(version: number): Promise<boolean> {
    const problem = planProblemOf(plan);
    if (problem) {
      toast.error('Plan prüfen', problem);
      return false;
    }
    const body = { ...plan, version };
    const saved = await send(
      () => api.post<PlanView>('/api/tablePlan/save', body, { silent: true }),
      (failure) => {
        const current = savedMeanwhile<PlanView>(failure);
        if (current) setConflict(current);
        else toast.error(failure.headline, failure.message);
        return true;
      },
    );
    if (!saved) return false;
    take(saved.data);
    toast.success('Änderungen gespeichert');
    return true;
  }

  function take(view: PlanView): void {
    setConflict(null);
    setStored(view);
    setDrawing(drawingOf(sketchOf(view)));
  }

  /** The others' plan keeps standing, the arranging goes on. */
  async function renewCode(id: string): Promise<void> {
    const renewed = await send(() => api.post<PlanView>('/api/tablePlan/renewCode', { id }));
    if (!renewed) return;
    setStored(renewed.data);
    toast.success('Neuer Code. Der alte öffnet nichts mehr.');
  }

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
    takeTheirs: () => conflict && take(conflict),
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
