import { formatDate } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { neutral, phrase } from '../../../shared/voice.rules.js';
import type { Voice } from '../../../shared/voice.types.js';
import { readableOn } from '../../design/contrast.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Voucher } from '../voucher.types.js';
import { shownCode } from '../voucher-code.rules.js';
import { restOf, worthlessText } from '../voucher-rest.rules.js';
import type { VoucherPaper } from './voucher-paper.types.js';

export interface PaperFacts {
  voucher: Pick<Voucher, 'valueCents' | 'balanceCents' | 'validUntil' | 'test'>;
  code: string;
  sale: { forName: string; greeting: string; speech: Voice };
  /** The full address of the shop. */
  home: string;
}

/** The code goes behind the #: what stands there reaches no server and no log. */
export const redeemLink = (home: string, code: string): string => `${home}/kasse#gutschein=${code}`;

export function paperOf(
  { name, design }: Shop,
  { voucher, code, sale, home }: PaperFacts,
): Omit<VoucherPaper, 'logo'> {
  const { language } = sale.speech;
  const say = (german: string, english: string) => phrase(sale.speech, neutral(german, english));
  const main = design.colors.primaryColor;
  const until = formatDate(voucher.validUntil, language);
  const rest = restOf(voucher, sale.speech);
  return {
    restaurant: name,
    value: formatEuro(voucher.valueCents, language),
    code: shownCode(code),
    forWhom: sale.forName && say(`Für ${sale.forName}`, `For ${sale.forName}`),
    greeting: sale.greeting,
    link: redeemLink(home, code),
    address: home.replace(/^https?:\/\//, ''),
    title: voucher.test ? say('Gutschein zum Testen', 'Voucher for testing') : say('Gutschein', 'Voucher'),
    terms: [
      ...[worthlessText(voucher, sale.speech), rest].filter(Boolean),
      say(
        `Gültig bis ${until}. Auch in Teilen einlösbar.`,
        `Valid until ${until}. Can be redeemed in parts.`,
      ),
      say(
        'Einlösbar bei Online-Bestellungen. Keine Barauszahlung, nicht vor Ort einlösbar.',
        'Redeemed with online orders. No cash, not redeemable on site.',
      ),
    ],
    language,
    colors: { main, onMain: readableOn(main) },
  };
}
