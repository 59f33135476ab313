import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { DesignPage } from '../../../../../src/shop/design/design.view';
import type { Colors, Design } from '../../../../../src/shop/restaurant/shop.types';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { updateDesign } from '../../../../lib/session/shop';
import { toast } from '../../../../lib/toasts/toasts';
import { designOf, differingPaths, fieldsOf, rowsOf } from './design-fields';

export type DesignEditing = ReturnType<typeof useDesign>;

/** The design as it is being tried out, beside what is stored. */
export function useDesign({ design: initial, version: firstVersion }: DesignPage) {
  const [stored, setStored] = useState(initial);
  const [design, setDesign] = useState(initial);
  const [version, setVersion] = useState(firstVersion);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const [clash, setClash] = useState<ShopView | null>(null);

  function change(part: Partial<Design>): void {
    setProblems({});
    setDesign((before) => ({ ...before, ...part }));
  }

  async function send(from: number): Promise<void> {
    const answer = await updateDesign({ ...design, version: from }, { silent: true });
    if (answer.success) {
      setStored(design);
      toast.success('Gestaltung gespeichert');
      return void (await reload());
    }
    if (answer.code !== 'CHANGED_MEANWHILE') {
      toast.error(answer.headline, answer.message);
      return setProblems(answer.fields ?? {});
    }
    const { current } = answer.data as { current: ShopView };
    setVersion(current.version);
    // Somebody changed the hours, not the design: nobody has to choose anything.
    if (differingPaths(current.design, stored).length === 0) await send(current.version);
    else setClash(current);
  }

  async function save(): Promise<void> {
    setSaving(true);
    await send(version);
    setSaving(false);
  }

  /** Goes on from what somebody else saved; what was changed here stays where it is chosen. */
  function settle(keepsMine: boolean): void {
    if (!clash) return;
    const mine = fieldsOf(design);
    const kept = Object.fromEntries(differingPaths(design, stored).map((path) => [path, mine[path] ?? '']));
    setStored(clash.design);
    setDesign(keepsMine ? designOf({ ...fieldsOf(clash.design), ...kept }) : clash.design);
    setClash(null);
  }

  return {
    design,
    problems,
    saving,
    clash: clash && rowsOf(clash.design, design),
    dirty: differingPaths(design, stored).length > 0,
    change,
    changeColors: (part: Partial<Colors>) => change({ colors: { ...design.colors, ...part } }),
    save,
    settle,
    reset: () => change(stored),
    closeClash: () => setClash(null),
  };
}
