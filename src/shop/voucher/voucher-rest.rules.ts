import { formatEuro } from '../../shared/money.js';
import { neutral, phrase } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import type { Voucher } from './voucher.types.js';

/** For a voucher that has paid before anybody reads of it: what it was bought for, and what is left; '' while it is whole. */
export function restOf(
  { valueCents, balanceCents }: Pick<Voucher, 'valueCents' | 'balanceCents'>,
  speech: Voice,
): string {
  if (balanceCents === valueCents) return '';
  const [bought, left] = [valueCents, balanceCents].map((cents) => formatEuro(cents, speech.language));
  return balanceCents === 0
    ? phrase(
        speech,
        neutral(`Gekauft über ${bought}, schon ganz eingelöst.`, `Bought for ${bought}, already used up.`),
      )
    : phrase(
        speech,
        neutral(`Gekauft über ${bought}, übrig sind noch ${left}.`, `Bought for ${bought}, ${left} is left.`),
      );
}

/** On everything that shows a voucher bought with test keys: no money stands behind it. '' for a real one. */
export const worthlessText = ({ test }: Pick<Voucher, 'test'>, speech: Voice): string =>
  test
    ? phrase(
        speech,
        neutral('Ohne Geldwert: mit Testschlüsseln gekauft.', 'Worth nothing: bought with test keys.'),
      )
    : '';
