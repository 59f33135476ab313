import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { gathered, settingOf, spread } from '../../../../../src/shop/settings/list-merge.rules';
import {
  formOf,
  type PartForm,
  type PartKey,
  type PartOfShop,
  partOf,
} from '../../../../../src/shop/settings/parts.rules';
import { SETTING_LABELS } from '../../../../../src/shop/settings/setting-labels.rules';
import {
  changesBetween,
  type Difference,
  differencesOf,
  merged,
  nested,
} from '../../../../../src/shop/settings/settings-merge.rules';
import { useSending } from '../../../../lib/form/sending';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../../../lib/http/api.types';
import { updateShop } from '../../../../lib/session/shop';
import { toast } from '../../../../lib/toasts/toasts';
import { byField, type Check, fieldsOf, withoutSection } from './settings-form';
import { useSettingsForm } from './useSettingsForm';

/** Somebody else saved first: what they have now, and where it differs. */
export interface Conflict<P extends PartKey> {
  current: PartOfShop<P>;
  differences: Difference[];
}

export type Settings<P extends PartKey> = ReturnType<typeof useSettings<P>>;

/** A part of the restaurant as it is being edited, beside what is stored. */
export function useSettings<P extends PartKey>(key: P, initial: PartOfShop<P>, check?: Check<P>) {
  const [shop, setShop] = useState(initial);
  const { show, refuse, ...editing } = useSettingsForm(() => formOf(key, initial));
  const { form } = editing;
  const [conflict, setConflict] = useState<Conflict<P> | null>(null);
  const { busy, send } = useSending();
  const changes = changesBetween(fieldsOf(formOf(key, shop)), fieldsOf(form));

  /** Whoever changed something of another page leaves nothing to choose: it is sent again from there. */
  async function sendFrom(version: number): Promise<ApiResult<ShopView>> {
    const answer = await updateShop({ ...nested(changes), version }, { silent: true });
    const current = answer.success ? null : savedMeanwhile<ShopView>(answer);
    if (!current || differencesTo(partOf(key, current)).length > 0) return answer;
    return sendFrom(current.version);
  }

  const differencesTo = (current: PartOfShop<P>): Difference[] => {
    const sides = [formOf(key, shop), form, formOf(key, current)].map((one) => spread(fieldsOf(one)));
    return differencesOf(sides[0] ?? {}, sides[1] ?? {}, sides[2] ?? {});
  };

  async function save(): Promise<boolean> {
    const found = byField(check?.(form, shop) ?? []);
    const [first] = Object.values(found);
    if (first) {
      toast.error('Eingabe prüfen', first);
      refuse(found);
      return false;
    }
    const saved = await send(() => sendFrom(shop.version), refused);
    if (!saved) return false;
    const stored = partOf(key, saved.data);
    setShop(stored);
    show(formOf(key, stored));
    toast.success('Änderungen gespeichert');
    await reload();
    return true;
  }

  function refused(failure: ApiFailure): boolean {
    const saved = savedMeanwhile<ShopView>(failure);
    const current = saved && partOf(key, saved);
    if (current) setConflict({ current, differences: differencesTo(current) });
    else toast.error(failure.headline, failure.message);
    if (!current) refuse(withoutSection(failure.fields ?? {}));
    return true;
  }

  /** Takes over what somebody else saved, except where ours is to stand, and goes on from there. */
  function settle(keepsMine: (path: string) => boolean): void {
    if (!conflict) return;
    const fields = merged(spread(fieldsOf(form)), conflict.differences, keepsMine);
    show({ ...formOf(key, conflict.current), ...nested(gathered(fields)) } as PartForm<P>);
    setShop(conflict.current);
    setConflict(null);
  }

  return {
    ...editing,
    shop,
    saving: busy,
    conflict,
    changed: Object.keys(changes).map((path) => SETTING_LABELS[settingOf(path)] ?? path),
    save,
    settle,
    /** Another button of this page has stored something. */
    take: (stored: ShopView) => setShop(partOf(key, stored)),
    reset: () => show(formOf(key, shop)),
    closeConflict: () => setConflict(null),
  };
}
