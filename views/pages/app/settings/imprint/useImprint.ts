import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { FieldProblem } from '../../../../../src/shared/field-problem';
import {
  differingFields,
  FIELD_LABEL,
  wordsOf,
} from '../../../../../src/shop/legal/imprint/imprint-changes.rules';
import { imprintProblems, imprintWarnings } from '../../../../../src/shop/legal/imprint/imprint-check.rules';
import type { Imprint, ImprintData } from '../../../../../src/shop/legal/legal.types';
import type { ConflictRow } from '../../../../components/dialogs/ConflictList';
import { focusFirstInvalid } from '../../../../lib/form/form';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';

export type ImprintForm = ReturnType<typeof useImprint>;
type Field = keyof ImprintData;

/** The data as it is being edited, beside what is stored. */
export function useImprint(initial: Imprint, isSaved: boolean) {
  const [stored, setStored] = useState(initial);
  const [data, setData] = useState(initial.data);
  const [conflict, setConflict] = useState<Imprint | null>(null);
  const [everSaved, setEverSaved] = useState(isSaved);
  const { problems, refuse, clear } = useProblems();
  const { busy, send } = useSending();

  function change<F extends Field>(field: F, value: ImprintData[F]): void {
    clear(field);
    setData((before) => ({ ...before, [field]: value }));
  }

  async function save(): Promise<boolean> {
    const tidy = { ...data, people: data.people.map((name) => name.trim()).filter(Boolean) };
    const found = imprintProblems(tidy);
    if (found.length > 0) {
      refuse('Eingabe prüfen', found[0]?.message ?? '', byField(found));
      return false;
    }
    const body = { ...tidy, version: stored.version };
    const saved = await send(() => api.post<Imprint>('/api/legal/imprint', body, { silent: true }), refused);
    if (!saved) return false;
    take(saved.data, saved.data.data);
    setEverSaved(true);
    toast.success('Angaben gespeichert');
    await reload();
    return true;
  }

  function refused(failure: ApiFailure): boolean {
    const current = savedMeanwhile<Imprint>(failure);
    if (current) setConflict(current);
    else refuse(failure.headline, failure.message, failure.fields ?? {});
    return true;
  }

  function take(next: Imprint, shown: ImprintData): void {
    setStored(next);
    setData(shown);
    setConflict(null);
  }

  /** Goes on from what somebody else saved; what was typed here stays where it is chosen. */
  function settle(keepsMine: boolean): void {
    if (!conflict) return;
    const mine = keepsMine ? differingFields(stored.data, data) : [];
    take(conflict, { ...conflict.data, ...Object.fromEntries(mine.map((field) => [field, data[field]])) });
  }

  return {
    data,
    stored,
    problems,
    warnings: byField(imprintWarnings(data)),
    saving: busy,
    conflict: conflict && rowsOf(conflict.data, data),
    savedVersion: stored.version,
    everSaved,
    changes: differingFields(stored.data, data).map((field) => FIELD_LABEL[field]),
    change,
    save,
    settle,
    reset: () => {
      clear();
      setData(stored.data);
    },
    closeConflict: () => setConflict(null),
  };
}

/** What is wrong, field by field; also said as a toast, and the first field takes the focus. */
function useProblems() {
  const [problems, setProblems] = useState<Record<string, string>>({});

  return {
    problems,
    refuse: (headline: string, message: string, found: Record<string, string>): void => {
      toast.error(headline, message);
      setProblems(found);
      focusFirstInvalid();
    },
    /** One of them, or all. */
    clear: (field?: Field): void =>
      setProblems((before) => {
        if (!field) return {};
        const { [field]: _, ...others } = before;
        return others;
      }),
  };
}

const rowsOf = (stored: ImprintData, here: ImprintData): ConflictRow[] =>
  differingFields(stored, here).map((field) => ({
    label: FIELD_LABEL[field],
    stored: wordsOf(stored[field]),
    here: wordsOf(here[field]),
  }));

const byField = (found: FieldProblem[]): Record<string, string> =>
  Object.fromEntries([...found].reverse().map(({ field, message }) => [field, message]));
