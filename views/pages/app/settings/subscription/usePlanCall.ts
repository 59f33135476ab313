import { reload } from 'vike/client/router';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

/** A call about the plan: the page shows what became of it, or leaves for the payment service. */
export function usePlanCall() {
  const { busy, problem, send } = useSending();

  async function call(what: string, body: object, done: string): Promise<boolean> {
    const answer = await send(() =>
      api.post<{ url?: string | null } | null>(`/api/billing/${what}`, body, { silent: true }),
    );
    if (!answer) return false;
    const url = answer.data?.url;
    if (url) window.location.assign(url);
    else {
      toast.success(done);
      await reload();
    }
    return true;
  }

  return { busy, problem, call };
}
