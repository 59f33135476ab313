import type { Language } from '../../../shared/voice.types.js';

interface Refused {
  code: string;
  headline: string;
  message: string;
}

const UNKNOWN = saying(
  'UNKNOWN',
  'Fehler',
  'Ein unbekannter Fehler ist aufgetreten.',
  'Error',
  'Something unexpected went wrong.',
);

/** What the framework itself refuses, in the words of the product; 'address': one that it cannot read. */
const REFUSED: Partial<Record<number | 'address', Record<Language, Refused>>> = {
  address: saying(
    'BAD_REQUEST',
    'Fehler',
    'Diese Adresse konnten wir nicht lesen.',
    'Error',
    'We could not read this address.',
  ),
  400: saying(
    'BAD_REQUEST',
    'Fehler',
    'Diese Anfrage konnten wir nicht lesen.',
    'Error',
    'We could not read this request.',
  ),
  401: saying('UNAUTHORIZED', 'Anmeldung nötig', 'Bitte melde dich an.', 'Sign-in needed', 'Please sign in.'),
  403: saying(
    'FORBIDDEN',
    'Kein Zugriff',
    'Das darfst du mit deiner Rolle nicht.',
    'No access',
    'You may not do that.',
  ),
  404: saying(
    'NOT_FOUND',
    'Nicht gefunden',
    'Das gibt es hier nicht.',
    'Not found',
    'There is no such thing here.',
  ),
  413: saying(
    'TOO_LARGE',
    'Zu groß',
    'Das ist größer, als wir annehmen.',
    'Too large',
    'That is larger than we accept.',
  ),
  414: saying(
    'BAD_REQUEST',
    'Fehler',
    'Diese Adresse ist zu lang, als dass sie von uns sein könnte.',
    'Error',
    'This address is too long to be one of ours.',
  ),
  415: saying(
    'MEDIA_TYPE',
    'Fehler',
    'Dieses Format nehmen wir nicht an.',
    'Error',
    'We do not accept this format.',
  ),
  429: saying(
    'TOO_MANY',
    'Zu viele Versuche',
    'Bitte warte einen Moment.',
    'Too many attempts',
    'Please wait a moment.',
  ),
  503: saying(
    'UNAVAILABLE',
    'Gleich wieder da',
    'Bitte versuche es gleich noch einmal.',
    'Back in a moment',
    'Please try again in a moment.',
  ),
};

export const refusedWords = (status: number | 'address', language: Language): Refused =>
  (REFUSED[status] ?? UNKNOWN)[language];

function saying(
  code: string,
  headline: string,
  message: string,
  headlineEn: string,
  messageEn: string,
): Record<Language, Refused> {
  return { de: { code, headline, message }, en: { code, headline: headlineEn, message: messageEn } };
}
