import { useState } from 'react';
import { navigate, reload } from 'vike/client/router';
import type { OfferPage, SavedOffer } from '../../../../../src/shop/discount/desk/discount-desk.view';
import { focusFirstInvalid } from '../../../../lib/form/form';
import { useSendingOnce } from '../../../../lib/form/sending-once';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';
import { addressOf } from '../list/kind-words';
import { changesBetween, formOf, newOfferForm, type OfferForm, sentOf } from './offer-form';

export type Problems = Record<string, string>;
export type OfferEditing = ReturnType<typeof useOffer>;

/** An offer as it is being edited, beside what is stored. */
export function useOffer(page: OfferPage) {
  const { kind, offer } = page;
  const [id, setId] = useState(page.copy ? null : (offer?.id ?? null));
  const [version, setVersion] = useState(offer?.version ?? 0);
  const [stored, setStored] = useState<OfferForm>(() =>
    offer && !page.copy ? formOf(offer) : newOfferForm(kind),
  );
  const [form, setForm] = useState<OfferForm>(() => startOf(page));
  const [conflicts, setConflicts] = useState(page.conflicts);
  const [problems, setProblems] = useState<Problems>({});
  const { busy, send } = useSendingOnce();

  function change(part: Partial<OfferForm>): void {
    setProblems({});
    setForm((before) => ({ ...before, ...part }));
  }

  async function save(): Promise<boolean> {
    const body = sentOf(kind, form);
    const answer = await send(
      (once) =>
        id === null
          ? api.post<SavedOffer>('/api/discount/create', body, once)
          : api.post<SavedOffer>('/api/discount/update', { ...body, id, version }, once),
      refused,
    );
    if (!answer) return false;
    const { offer: saved, conflicts: met } = answer.data;
    setStored(formOf(saved));
    setForm(formOf(saved));
    setConflicts(met);
    setId(saved.id);
    setVersion(saved.version);
    toast.success(met.length > 0 ? `Gespeichert. ${conflictWords(met.length)}` : 'Gespeichert');
    // Whoever leaves by saving goes where they wanted to.
    if (id === null) setTimeout(() => void navigate(addressOf(kind, saved.id), { keepScrollPosition: true }));
    else await reload();
    return true;
  }

  function refused(failure: ApiFailure): boolean {
    if (savedMeanwhile(failure)) {
      toast.error(
        failure.headline,
        'Jemand anderes hat gerade gespeichert. Lade die Seite neu, um weiterzumachen.',
      );
      return true;
    }
    toast.error(failure.headline, failure.message);
    setProblems(failure.fields ?? {});
    focusFirstInvalid();
    return true;
  }

  return {
    page,
    id,
    form,
    change,
    problems,
    conflicts,
    save,
    saving: busy,
    changes: changesBetween(stored, form),
    reset: () => {
      setProblems({});
      setForm(stored);
    },
  };
}

const conflictWords = (count: number): string =>
  count === 1
    ? 'Eine andere Regel trifft auf sie, siehe unten.'
    : `${count} andere Regeln treffen auf sie, siehe unten.`;

/** A copy waits until it is told to act, and has no code: that one is taken. */
function startOf({ offer, kind, copy }: OfferPage): OfferForm {
  const form = offer ? formOf(offer) : newOfferForm(kind);
  return copy ? { ...form, label: `${form.label} (Kopie)`, code: '', enabled: false } : form;
}
