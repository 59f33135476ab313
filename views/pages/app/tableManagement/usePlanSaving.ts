import { useState } from 'react';
import { planProblemOf } from '../../../../src/shop/table/plan/plan.rules';
import type { PlanSketch } from '../../../../src/shop/table/plan/plan.types';
import type { PlanView } from '../../../../src/shop/table/plan/plan.view';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { savedMeanwhile } from '../../../lib/http/api.rules';
import { toast } from '../../../lib/toasts/toasts';

interface Saving {
  plan: PlanSketch;
  take: (view: PlanView) => void;
  setStored: (view: PlanView) => void;
}

/** Sends the plan as it stands; what somebody else saved meanwhile is asked about. */
export function usePlanSaving({ plan, take, setStored }: Saving) {
  const [conflict, setConflict] = useState<PlanView | null>(null);
  const { busy, send } = useSending();

  async function saveFrom(version: number): Promise<boolean> {
    const problem = planProblemOf(plan);
    if (problem) {
      toast.error('Plan prüfen', problem);
      return false;
    }
    const body = { ...plan, version };
    const saved = await send(
      () => api.post<PlanView>('/api/tablePlan/save', body, { silent: true }),
      (failure) => {
        const current = savedMeanwhile<PlanView>(failure);
        if (current) setConflict(current);
        else toast.error(failure.headline, failure.message);
        return true;
      },
    );
    if (!saved) return false;
    setConflict(null);
    take(saved.data);
    toast.success('Änderungen gespeichert');
    return true;
  }

  /** The others' plan keeps standing, the arranging goes on. */
  async function renewCode(id: string): Promise<void> {
    const renewed = await send(() => api.post<PlanView>('/api/tablePlan/renewCode', { id }));
    if (!renewed) return;
    setStored(renewed.data);
    toast.success('Neuer Code. Der alte öffnet nichts mehr.');
  }

  return { saveFrom, renewCode, busy, conflict, setConflict };
}
