import { navigate } from 'vike/client/router';
import type { ApiResult } from '../../../lib/http/api.types';
import { pathOf } from './steps';

/** Goes on once the answer is good: the button stays busy until the next step is there. */
export async function thenTo<T>(
  next: Parameters<typeof pathOf>[0],
  asked: Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const answer = await asked;
  if (answer.success) await navigate(pathOf(next));
  return answer;
}
