import { type FormEvent, useState } from 'react';
import { reload } from 'vike/client/router';
import type { FieldProblem } from '../../../../../src/shared/field-problem';
import {
  differingFields,
  FIELD_LABEL,
  wordsOf,
} from '../../../../../src/shop/legal/imprint/imprint-changes.rules';
import { imprintProblems, imprintWarnings } from '../../../../../src/shop/legal/imprint/imprint-check.rules';
import type { Imprint, ImprintData } from '../../../../../src/shop/legal/legal.types';
import type { ClashRow } from '../../../../components/dialogs/ClashModal';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

export type ImprintForm = ReturnType<typeof useImprint>;
export type Field = keyof ImprintData;

/** The data as it is being edited, beside what is stored. */
export function useImprint(initial: Imprint, isSaved: boolean) {
  const [stored, setStored] = useState(initial);
  const [data, setData] = useState(initial.data);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const [clash, setClash] = useState<Imprint | null>(null);
  const [everSaved, setEverSaved] = useState(isSaved);

  function change<F extends Field>(field: F, value: ImprintData[F]): void {
    setProblems(({ [field]: _, ...others }) => others);
    setData((before) => ({ ...before, [field]: value }));
  }

  function refuse(found: Record<string, string>): void {
    setProblems(found);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const tidy = { ...data, people: data.people.map((name) => name.trim()).filter(Boolean) };
    const found = imprintProblems(tidy);
    if (found.length > 0) {
      toast.error('Eingabe prüfen', found[0]?.message ?? '');
      return refuse(byField(found));
    }
    setSaving(true);
    const body = { ...tidy, version: stored.version };
    const answer = await api.post<Imprint>('/api/legal/imprint', body, { silent: true });
    setSaving(false);
    if (answer.success) {
      take(answer.data, answer.data.data);
      setEverSaved(true);
      toast.success('Angaben gespeichert');
      return void (await reload());
    }
    if (answer.code === 'CHANGED_MEANWHILE') return setClash((answer.data as { current: Imprint }).current);
    toast.error(answer.headline, answer.message);
    refuse(answer.fields ?? {});
  }

  function take(next: Imprint, shown: ImprintData): void {
    setStored(next);
    setData(shown);
    setClash(null);
  }

  /** Goes on from what somebody else saved; what was typed here stays where it is chosen. */
  function settle(keepsMine: boolean): void {
    if (!clash) return;
    const mine = differingFields(stored.data, data);
    const kept = keepsMine ? Object.fromEntries(mine.map((field) => [field, data[field]])) : {};
    take(clash, { ...clash.data, ...kept });
  }

  return {
    data,
    stored,
    problems,
    warnings: byField(imprintWarnings(data)),
    saving,
    clash: clash && rowsOf(clash.data, data),
    savedVersion: stored.version,
    dirty: !everSaved || differingFields(stored.data, data).length > 0,
    change,
    save,
    settle,
    reset: () => {
      setProblems({});
      setData(stored.data);
    },
    closeClash: () => setClash(null),
  };
}

const rowsOf = (stored: ImprintData, here: ImprintData): ClashRow[] =>
  differingFields(stored, here).map((field) => ({
    label: FIELD_LABEL[field],
    stored: wordsOf(stored[field]),
    here: wordsOf(here[field]),
  }));

const byField = (found: FieldProblem[]): Record<string, string> =>
  Object.fromEntries([...found].reverse().map(({ field, message }) => [field, message]));
