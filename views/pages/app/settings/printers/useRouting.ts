import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { Routing } from '../../../../../src/printer/routing/routing.types';
import type { RoutedPrinterView } from '../../../../../src/shop/paper/paper.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

export type PrinterForm = Pick<RoutedPrinterView, 'id' | 'stations'> & Routing;

const formOf = ({ id, stations, routes, failoverId, catchAll }: RoutedPrinterView): PrinterForm => ({
  id,
  stations,
  routes,
  failoverId,
  catchAll,
});

const isSame = (a: PrinterForm, b: PrinterForm): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is edited of all printers, stored together. */
export function useRouting(printers: RoutedPrinterView[]) {
  const stored = printers.map(formOf);
  const [edits, setEdits] = useState<Record<string, PrinterForm>>({});
  const { busy, send } = useSending();
  const forms = stored.map((form) => edits[form.id] ?? form);
  const changed = forms.filter((form, index) => !isSame(form, stored[index]!));

  function change(id: string, part: Partial<PrinterForm>): void {
    const next = forms.map((form) => {
      if (form.id === id) return { ...form, ...part };
      return part.catchAll ? { ...form, catchAll: false } : form;
    });
    setEdits(Object.fromEntries(next.map((form) => [form.id, form])));
  }

  /** Whoever catches the rest says so last: taking over is what tells the others. */
  async function save(): Promise<boolean> {
    const ordered = [...changed].sort((a, b) => Number(a.catchAll) - Number(b.catchAll));
    for (const { catchAll, ...form } of ordered) {
      const body = catchAll ? { ...form, catchAll } : form;
      if (!(await send(() => api.post('/api/printer/routing', body)))) return false;
    }
    await reload();
    setEdits({});
    toast.success('Gespeichert.');
    return true;
  }

  return { forms, change, save, busy, changedIds: changed.map(({ id }) => id), reset: () => setEdits({}) };
}
