import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { gathered, spread } from '../../../../../src/shop/settings/list-merge.rules';
import {
  changesBetween,
  type Difference,
  differencesOf,
  merged,
  nested,
} from '../../../../../src/shop/settings/settings-merge.rules';
import { useSending } from '../../../../lib/form/sending';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { updateShop } from '../../../../lib/session/shop';
import { toast } from '../../../../lib/toasts/toasts';
import { fieldsOf, formOf, problemsIn, type SettingsForm, withoutSection } from './settings-form';
import { useSettingsForm } from './useSettingsForm';

/** Somebody else saved first: what they have now, and where it differs. */
interface Conflict {
  current: ShopView;
  differences: Difference[];
}

export type Settings = ReturnType<typeof useSettings>;

/** The page as it is being edited, beside what is stored. */
export function useSettings(initial: ShopView) {
  const [shop, setShop] = useState(initial);
  const { show, refuse, ...editing } = useSettingsForm(initial);
  const { form } = editing;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { busy, send } = useSending();
  const changes = changesBetween(fieldsOf(formOf(shop)), fieldsOf(form));

  async function save(): Promise<void> {
    const found = problemsIn(shop, form);
    const [first] = Object.values(found);
    if (first) toast.error('Eingabe prüfen', first);
    if (first) return refuse(found);
    const body = { ...nested(changes), version: shop.version };
    const saved = await send(() => updateShop(body, { silent: true }), refused);
    if (!saved) return;
    setShop(saved.data);
    show(formOf(saved.data));
    toast.success('Änderungen gespeichert');
    await reload();
  }

  function refused(failure: ApiFailure): boolean {
    const current = savedMeanwhile<ShopView>(failure);
    if (current) setConflict({ current, differences: differencesBetween(shop, form, current) });
    else toast.error(failure.headline, failure.message);
    if (!current) refuse(withoutSection(failure.fields ?? {}));
    return true;
  }

  /** Takes over what somebody else saved, except where ours is to stand, and goes on from there. */
  function settle(keepsMine: (path: string) => boolean): void {
    if (!conflict) return;
    const fields = merged(spread(fieldsOf(form)), conflict.differences, keepsMine);
    show(nested(gathered(fields)) as unknown as SettingsForm);
    setShop(conflict.current);
    setConflict(null);
  }

  return {
    ...editing,
    shop,
    saving: busy,
    conflict,
    dirty: Object.keys(changes).length > 0,
    save,
    settle,
    /** Another button of this page has stored something. */
    take: setShop,
    reset: () => show(formOf(shop)),
    closeConflict: () => setConflict(null),
  };
}

function differencesBetween(shop: ShopView, form: SettingsForm, current: ShopView): Difference[] {
  const [before, mine, theirs] = [formOf(shop), form, formOf(current)].map((one) => spread(fieldsOf(one)));
  return differencesOf(before ?? {}, mine ?? {}, theirs ?? {});
}
