import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ApiFailure, ApiResult, ApiSuccess } from '../http/api.types';
import { showErrors } from './form';

interface Sending {
  busy: boolean;
  /** What went wrong and belongs to no single field. */
  problem: string | null;
  /** Null when it failed: then the form says why. */
  send<T>(
    asked: Promise<ApiResult<T>>,
    onRefusal?: (failure: ApiFailure) => boolean,
  ): Promise<ApiSuccess<T> | null>;
}

/** A form that is being sent: the server's sentences stand beside the fields, everything else above them. */
export function useSending<V>(form?: Pick<UseFormReturnType<V>, 'setErrors' | 'getInputNode'>): Sending {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send<T>(
    asked: Promise<ApiResult<T>>,
    onRefusal?: (failure: ApiFailure) => boolean,
  ): Promise<ApiSuccess<T> | null> {
    setBusy(true);
    setProblem(null);
    const answer = await asked;
    setBusy(false);
    if (answer.success) return answer;
    if (onRefusal?.(answer)) return null;
    if (form) showErrors(form, answer);
    if (!form || !answer.fields) setProblem(answer.message);
    return null;
  }

  return { busy, problem, send };
}
