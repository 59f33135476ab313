import { useRef } from 'react';
import type { ApiFailure } from '../http/api.types';
import { isRefused } from '../http/refused.rules';
import { newKey } from '../http/request';

/** For what must not be done twice: sent again without an answer it carries the key of the first time. */
export function useSameKey() {
  const key = useRef(newKey());
  const wished = useRef('');
  const renew = () => {
    key.current = newKey();
  };

  return {
    /** The key of the time before, if that was the same wish. */
    currentFor: (wish: string) => {
      if (wish !== wished.current) renew();
      wished.current = wish;
      return key.current;
    },
    /** Refused is not done: what is sent next is something else. Without an answer it may have been done. */
    heard: (failure: ApiFailure) => {
      if (isRefused(failure)) renew();
    },
    renew,
  };
}
