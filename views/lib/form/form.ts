import type { UseFormReturnType } from '@mantine/form';
import type { ApiResult } from '../http/api.types';

/**
 * Puts the server's sentences beside their fields and moves to the first of them. True when the call succeeded, so that
 * `if (showErrors(form, await api.post(...)))` reads as the good way.
 */
export function showErrors<V, T>(
  form: Pick<UseFormReturnType<V>, 'setErrors' | 'getInputNode'>,
  answer: ApiResult<T>,
): answer is Extract<ApiResult<T>, { success: true }> {
  if (answer.success) return true;
  const { fields } = answer;
  if (!fields) return false;

  form.setErrors(fields);
  const [first] = Object.keys(fields);
  if (first) form.getInputNode(first)?.focus();
  return false;
}
