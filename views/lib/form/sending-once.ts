import type { ApiFailure, ApiResult, ApiSuccess } from '../http/api.types';
import { hasArrivedOtherwise } from '../http/refused.rules';
import type { FormWithErrors } from './form';
import { useSameKey } from './same-key';
import { useSending } from './sending';

/** What each of these calls carries. Whoever sends it shows what became of it, or says `silent: false` too. */
export interface Once {
  silent: true;
  idempotencyKey: string;
}

type SendOnce = <T>(
  call: (once: Once) => Promise<ApiResult<T>>,
  /** True when the refusal has been dealt with and is not to be shown. */
  onRefusal?: (failure: ApiFailure) => boolean,
  /** Where each press may mean something else: another wish is not held to be the one before, changed. */
  wish?: string,
) => Promise<ApiSuccess<T> | null>;

const ARRIVED = {
  headline: 'Noch einmal gesendet',
  message:
    'Beim ersten Mal ist es angekommen, nur die Antwort nicht. Sieh nach, ob es so stimmt: Sendest du es noch einmal, wird es ein zweites Mal gemacht.',
};

/** For what makes something: pressed again after an answer that got lost, it makes no second one. */
export function useSendingOnce(form?: FormWithErrors) {
  const { send, ...sending } = useSending(form);
  const key = useSameKey();

  const sendOnce: SendOnce = async (call, onRefusal, wish = '') => {
    const once: Once = { silent: true, idempotencyKey: key.currentFor(wish) };
    const answer = await send(
      async () => saidPlainly(await call(once)),
      (failure) => {
        key.heard(failure);
        return onRefusal?.(failure) ?? false;
      },
    );
    if (answer) key.renew();
    return answer;
  };

  return { ...sending, send: sendOnce };
}

/** The server speaks of keys here, and nobody has typed one. */
const saidPlainly = <T>(answer: ApiResult<T>): ApiResult<T> =>
  !answer.success && hasArrivedOtherwise(answer) ? { ...answer, ...ARRIVED } : answer;
