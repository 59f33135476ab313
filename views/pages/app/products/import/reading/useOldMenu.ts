import { useEffect, useRef, useState } from 'react';
import type {
  MenuReadingDesk,
  MenuReadingProgress,
} from '../../../../../../src/media/reading/menu-reading.view';
import { MAX_PICTURE_BYTES } from '../../../../../../src/platform/pictures/press.types';
import type { ReadCells } from '../../../../../../src/shop/menu-file/rows/read-menu.rules';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import { upload } from '../../../../../lib/http/transfer';
import { inTurn } from '../../../../../lib/live/in-turn';
import { useLive, useLiveGap } from '../../../../../lib/live/live';
import { dropKeptRows, type EditedRow, keepRows, readKeptRows } from './kept-rows';

export type OldMenu = ReturnType<typeof useOldMenu>;

const ROOT = '/api/media/menuReading';
const FILE_MS = 60_000;

/** An old menu that a model reads: asked for by the first press, then kept up to date. */
export function useOldMenu() {
  const [desk, setDesk] = useState<MenuReadingDesk | null>(null);
  const { rows, changed, ...table } = useRows(desk);
  const { busy, problem, send } = useSending();
  const reading = desk?.reading ?? null;
  const [waiting, setWaiting] = useState<MenuReadingDesk['reading']>(null);

  // Whoever comes back is told of a menu that was read, and opens it themselves.
  useEffect(
    () =>
      inTurn(async () => {
        const answer = await api.get<MenuReadingDesk>(ROOT, { silent: true, byItself: true });
        if (answer.success) setWaiting(answer.data.reading);
      }),
    [],
  );

  const take = (answer: { data: MenuReadingDesk } | null): void => {
    if (!answer) return;
    setWaiting(null);
    setDesk(answer.data);
  };
  const ask = async (): Promise<void> => take(await send(() => api.get(ROOT, { silent: true })));
  const post = async (verb: string, body: object): Promise<void> =>
    take(await send(() => api.post(`${ROOT}/${verb}`, body, { silent: true })));

  async function refresh(): Promise<void> {
    const answer = await api.get<MenuReadingDesk>(ROOT, { silent: true });
    if (answer.success) setDesk(answer.data);
  }

  async function readFile(file: File | null): Promise<void> {
    if (!file) return;
    const options = { maxBytes: MAX_PICTURE_BYTES, silent: true, deadlineMs: FILE_MS };
    take(await send(() => upload(`${ROOT}/file`, file, options)));
  }

  async function discard(): Promise<void> {
    if (!reading) return;
    dropKeptRows(reading.id);
    await api.post(`${ROOT}/discard`, { id: reading.id }, { silent: true });
    await refresh();
  }

  useLive<MenuReadingProgress>('reading.progress', ({ data }) => {
    if (data.id !== reading?.id) return;
    if (data.state !== 'running') return void refresh();
    setDesk((known) => known && { ...known, reading: known.reading && { ...known.reading, ...data } });
  });
  useLiveGap(() => void (reading?.state === 'running' && refresh()));

  return {
    desk,
    reading,
    /** One that was begun before and is not opened yet. */
    waiting,
    rows,
    changed,
    busy,
    problem,
    open: ask,
    close: () => setDesk(null),
    readText: (text: string) => post('text', { text }),
    readFile,
    cancel: () => post('cancel', { id: reading?.id }),
    goOn: () => {
      if (reading) dropKeptRows(reading.id);
      return post('goOn', { id: reading?.id });
    },
    discard,
    ...table,
  };
}

/** The rows as somebody has changed them since they were read. */
function useRows(desk: MenuReadingDesk | null) {
  const [rows, setRows] = useState<EditedRow[]>([]);
  const [changed, setChanged] = useState(false);
  const next = useRef(0);
  const reading = desk?.reading ?? null;
  const ready = reading && reading.state !== 'running' ? reading : null;
  const id = ready?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each menu that was read
  useEffect(() => {
    const kept = id && readKeptRows(id);
    setRows((kept || ready?.rows || []).map((row) => ({ ...row, key: ++next.current })));
    setChanged(Boolean(kept));
  }, [id]);
  useEffect(() => {
    if (id && changed) keepRows(id, rows);
  }, [id, changed, rows]);

  const edit = (change: (known: EditedRow[]) => EditedRow[]): void => {
    setRows(change);
    setChanged(true);
  };

  return {
    rows,
    changed,
    setCell: (key: number, cell: keyof ReadCells, text: string): void =>
      edit((known) => known.map((row) => (row.key === key ? withCell(row, cell, text) : row))),
    removeRow: (key: number): void => edit((known) => known.filter((row) => row.key !== key)),
    /** Numbers on paper are often others than those on the menu. */
    clearNumbers: (): void => edit((known) => known.map((row) => ({ ...row, number: '' }))),
    addRow: (): void =>
      edit((known) => [
        ...known,
        {
          category: known.at(-1)?.category ?? '',
          number: '',
          name: '',
          description: '',
          size: '',
          price: '',
          key: ++next.current,
        },
      ]),
  };
}

/** Whoever has written a price has looked at it. */
const withCell = ({ isFrom, ...row }: EditedRow, cell: keyof ReadCells, text: string): EditedRow => ({
  ...row,
  ...(isFrom && cell !== 'price' && { isFrom }),
  [cell]: text,
});
