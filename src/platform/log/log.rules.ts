const DEVICE = /^(\/print\/[\w-]+\/)[^/?#]+/;
const TRACKING = /(\/order\/)(?!list\b|move\b)[\w.~-]{16,}/g;
const TOKEN_QUERY = /([?&][^=&]*(?:token|secret|password|passwort|code|key|sig|email|mail)[^=&]*=)[^&#]*/gi;
/** What somebody at the desk searches for: names and numbers of guests. */
const SEARCH_QUERY = /([?&](?:q|search)=)[^&#]*/gi;
/** Long random strings; our own ids have 20 characters and stay readable. */
const LONG_SEGMENT = /(?<=\/)[\w.~-]{22,}(?=\/|\?|#|$)/g;
const WORDS = /^([a-z]+|\d{1,5})(-([a-z]+|\d{1,5}))*$/;
const FILE = /\.[a-z0-9]{1,8}$/i;
const HIDDEN = '***';

/** An address as it may stand in a log for years. */
export function loggableUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const clean = path
    .replace(DEVICE, `$1${HIDDEN}`)
    .replace(TRACKING, `$1${HIDDEN}`)
    .replace(LONG_SEGMENT, (segment) => (WORDS.test(segment) || FILE.test(segment) ? segment : HIDDEN));
  if (query === undefined) return clean;
  const asked = `?${query}`.replace(TOKEN_QUERY, `$1${HIDDEN}`).replace(SEARCH_QUERY, `$1${HIDDEN}`);
  return clean + asked;
}

const CREDENTIALS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi;
const JWT = /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;

/** Messages of libraries quote connection strings and headers. */
export const loggableText = (text: string): string =>
  text.replace(CREDENTIALS, `$1${HIDDEN}@`).replace(JWT, HIDDEN).replace(BEARER, `$1 ${HIDDEN}`);

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** Taken from a proxy in front, so that both logs use the same id. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && REQUEST_ID.test(text);
