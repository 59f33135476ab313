import { neutral, type Phrase } from '../../../shared/voice.rules.js';
import type { CodeRefusal } from './redeem.types.js';

/** What a guest reads below the field. */
export const CODE_WORDS: Record<CodeRefusal, Phrase> = {
  typo: {
    du: 'Da stimmt ein Zeichen nicht. Bitte vergleiche den Code noch einmal.',
    sie: 'Da stimmt ein Zeichen nicht. Bitte vergleichen Sie den Code noch einmal.',
    en: 'One of the characters is wrong. Please compare the code once more.',
  },
  noCode: neutral('Diesen Code kennen wir nicht.', 'We do not know this code.'),
  unknown: neutral('Diesen Gutschein gibt es hier nicht.', 'There is no such voucher at this restaurant.'),
  tooMany: {
    du: 'Das waren viele Versuche. Bitte warte zehn Minuten.',
    sie: 'Das waren viele Versuche. Bitte warten Sie zehn Minuten.',
    en: 'That was too many attempts. Please wait ten minutes.',
  },
  test: neutral(
    'Dieser Gutschein wurde beim Ausprobieren gekauft, ohne Geld. Damit lässt sich nicht bezahlen.',
    'This voucher was bought while testing, without money. It does not pay.',
  ),
  usedUp: neutral('Dieser Gutschein ist aufgebraucht.', 'This voucher is used up.'),
  blocked: {
    du: 'Dieser Gutschein ist gesperrt. Bitte frag im Restaurant nach.',
    sie: 'Dieser Gutschein ist gesperrt. Bitte fragen Sie im Restaurant nach.',
    en: 'This voucher is blocked. Please ask the restaurant.',
  },
  expired: neutral('Dieser Gutschein ist abgelaufen.', 'This voucher has expired.'),
  withdrawn: neutral('Dieser Gutschein wurde zurückgegeben.', 'This voucher was returned.'),
};
