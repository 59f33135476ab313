const CODE = /^[A-Za-z0-9_.-]{1,60}$/;

/** A service's own word for what went wrong; a sentence, which might repeat a key, is none. */
export const codeOf = (...candidates: unknown[]): string =>
  candidates.find((one): one is string => typeof one === 'string' && CODE.test(one) && !KEY.test(one)) ??
  'unknown';

const KEY = /^(sk|rk|pk|whsec)_/;
