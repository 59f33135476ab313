import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { gathered, spread } from '../../../../../src/shop/settings/list-merge.rules';
import {
  changesBetween,
  type Difference,
  differencesOf,
  type Fields,
  merged,
  nested,
} from '../../../../../src/shop/settings/settings-merge.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { updateShop } from '../../../../lib/session/shop';
import { toast } from '../../../../lib/toasts/toasts';
import {
  type FormSettings,
  fieldsOf,
  formOf,
  type Problems,
  problemsIn,
  type SettingsForm,
  withoutSection,
} from './settings-form';

/** Somebody else saved first: what they have now, and where it differs. */
export interface Clash {
  current: ShopView;
  differences: Difference[];
}

export type Settings = ReturnType<typeof useSettings>;

/** The page as it is being edited, beside what is stored. */
export function useSettings(initial: ShopView) {
  const [shop, setShop] = useState(initial);
  const [form, setForm] = useState(() => formOf(initial));
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState(false);
  const [clash, setClash] = useState<Clash | null>(null);
  const changes = changesBetween(fieldsOf(formOf(shop)), fieldsOf(form));

  function change(part: Partial<SettingsForm>): void {
    setProblems({});
    setForm((before) => ({ ...before, ...part }));
  }

  const changeSettings = (part: Partial<FormSettings>): void => {
    setProblems({});
    setForm((before) => ({ ...before, settings: { ...before.settings, ...part } }));
  };

  function refuse(found: Problems): void {
    setProblems(found);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function save(): Promise<void> {
    const found = problemsIn(shop, form);
    if (Object.keys(found).length > 0) {
      toast.error('Eingabe prüfen', Object.values(found)[0]);
      return refuse(found);
    }
    await send(changes, shop);
  }

  async function send(fields: Fields, from: ShopView): Promise<void> {
    setSaving(true);
    const answer = await updateShop({ ...nested(fields), version: from.version }, { silent: true });
    setSaving(false);
    if (!answer.success) return refused(answer, from);
    take(answer.data);
    setForm(formOf(answer.data));
    toast.success('Änderungen gespeichert');
    await reload();
  }

  function refused(answer: ApiFailure, from: ShopView): void {
    if (answer.code === 'CHANGED_MEANWHILE') {
      const { current } = answer.data as { current: ShopView };
      const [before, mine, theirs] = [formOf(from), form, formOf(current)].map((one) =>
        spread(fieldsOf(one)),
      );
      setClash({ current, differences: differencesOf(before ?? {}, mine ?? {}, theirs ?? {}) });
      return;
    }
    toast.error(answer.headline, answer.message);
    refuse(withoutSection(answer.fields ?? {}));
  }

  /** Takes over what somebody else saved, except where ours is to stand, and goes on from there. */
  function settle(keepsMine: (path: string) => boolean): void {
    if (!clash) return;
    const fields = merged(spread(fieldsOf(form)), clash.differences, keepsMine);
    setForm(nested(gathered(fields)) as unknown as SettingsForm);
    setShop(clash.current);
    setClash(null);
  }

  /** What is stored has moved on by another button of this page. */
  const take = (stored: ShopView): void => setShop(stored);

  return {
    shop,
    form,
    problems,
    saving,
    clash,
    dirty: Object.keys(changes).length > 0,
    change,
    changeSettings,
    save,
    settle,
    take,
    reset: () => {
      setProblems({});
      setForm(formOf(shop));
    },
    closeClash: () => setClash(null),
  };
}
