import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult, ApiSuccess } from '../http/api.types';
import { type FormWithErrors, showErrors } from './form';

type Send = <T>(
  call: () => Promise<ApiResult<T>>,
  /** True when the refusal has been dealt with and is not to be shown. */
  onRefusal?: (failure: ApiFailure) => boolean,
) => Promise<ApiSuccess<T> | null>;

export interface Sending {
  busy: boolean;
  /** What went wrong and belongs to no single field. A call that is not `silent` has shown it as a toast too. */
  problem: string | null;
  /** Null when it failed, or when the one before is still on its way: then nothing has been sent. */
  send: Send;
}

/**
 * Whatever a button or a form sends. Nothing goes out twice while busy; the server's sentences stand beside the fields of
 * the form, everything else is the problem. What shows at once and is written behind, such as sorting, is no case for it.
 */
export function useSending(form?: FormWithErrors): Sending {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const mounted = useMounted();

  const send: Send = async (call, onRefusal) => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const answer = await call().finally(() => {
      running.current = false;
      setBusy(false);
    });
    if (answer.success) return answer;
    if (onRefusal?.(answer) || !mounted.current) return null;
    if (form) showErrors(form, answer);
    if (!form || !answer.fields) setProblem(answer.message);
    return null;
  };

  return { busy, problem, send };
}

/** A window that was closed meanwhile has no fields left to point at; another one may carry the same names. */
function useMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
