import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { DesignPage } from '../../../../../src/shop/design/design.view';
import { DESIGN_LABELS } from '../../../../../src/shop/design/design-labels.rules';
import type { Colors, Design } from '../../../../../src/shop/restaurant/shop.types';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { useSending } from '../../../../lib/form/sending';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../../../lib/http/api.types';
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
  const [conflict, setConflict] = useState<Design | null>(null);
  const { busy, send } = useSending();

  function change(part: Partial<Design>): void {
    setProblems({});
    setDesign((before) => ({ ...before, ...part }));
  }

  /** Whoever changed the hours and not the design leaves nothing to choose: it is sent again from there. */
  async function sendFrom(from: number): Promise<ApiResult<Design>> {
    const answer = await updateDesign({ ...design, version: from }, { silent: true });
    const current = answer.success ? null : savedMeanwhile<ShopView>(answer);
    if (!current) return answer;
    setVersion(current.version);
    return differingPaths(current.design, stored).length > 0 ? answer : sendFrom(current.version);
  }

  async function save(): Promise<boolean> {
    if (!(await send(() => sendFrom(version), refused))) return false;
    setStored(design);
    toast.success('Gestaltung gespeichert');
    await reload();
    return true;
  }

  function refused(failure: ApiFailure): boolean {
    const current = savedMeanwhile<ShopView>(failure);
    if (current) setConflict(current.design);
    else toast.error(failure.headline, failure.message);
    if (!current) setProblems(failure.fields ?? {});
    return true;
  }

  /** Goes on from what somebody else saved; what was changed here stays where it is chosen. */
  function settle(keepsMine: boolean): void {
    if (!conflict) return;
    setStored(conflict);
    setDesign(keepsMine ? withChanges(conflict, stored, design) : conflict);
    setConflict(null);
  }

  return {
    design,
    problems,
    saving: busy,
    conflict: conflict && rowsOf(conflict, design),
    changes: differingPaths(design, stored).map((path) => DESIGN_LABELS[path] ?? path),
    change,
    changeColors: (part: Partial<Colors>) => change({ colors: { ...design.colors, ...part } }),
    save,
    settle,
    reset: () => change(stored),
    closeConflict: () => setConflict(null),
  };
}

/** The design of somebody else with what was changed here since it was loaded. */
function withChanges(theirs: Design, stored: Design, mine: Design): Design {
  const fields = fieldsOf(mine);
  const changed = differingPaths(mine, stored).map((path) => [path, fields[path] ?? '']);
  return designOf({ ...fieldsOf(theirs), ...Object.fromEntries(changed) });
}
