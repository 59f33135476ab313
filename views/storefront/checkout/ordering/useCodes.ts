import { useEffect, useState } from 'react';
import { keepCodes, readCodes, withCode } from './codes';

/** The vouchers of this order; they survive a look at the menu. */
export function useCodes(slug: string) {
  const [codes, setCodes] = useState(() => readCodes(slug));
  useEffect(() => keepCodes(slug, codes), [slug, codes]);
  return {
    codes,
    add: (typed: string) => setCodes((last) => withCode(last, typed)),
    remove: (code: string) => setCodes((last) => last.filter((one) => one !== code)),
  };
}
