import { formatDate } from '../../../shared/berlin-time.js';
import { unlinked } from '../../../shared/links.js';
import { formatEuro } from '../../../shared/money.js';
import { shownPhone } from '../../../shared/phone.js';
import { langQuery, neutral, type Phrase, phrase } from '../../../shared/voice.rules.js';
import { rootOf } from '../../domain/shop-home.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { VoucherSale } from '../sale/voucher-sale.types.js';
import type { Voucher } from '../voucher.types.js';
import { shownCode } from '../voucher-code.rules.js';
import { restOf, worthlessText } from '../voucher-rest.rules.js';
import { withdrawalNotes } from '../withdrawal/withdrawal-words.rules.js';
import type { QueuedVoucherMail, VoucherMailView } from './voucher-mail.types.js';

const NO_BREAK = '\u00a0';

interface Facts {
  kind: QueuedVoucherMail['kind'];
  voucher: Pick<Voucher, 'id' | 'shopId' | 'valueCents' | 'balanceCents' | 'validUntil' | 'test'>;
  sale: Pick<VoucherSale, 'token' | 'forName' | 'greeting' | 'toEmail' | 'mailAt' | 'speech' | 'buyer'>;
  code: string;
  /** The full address of the shop. */
  home: string;
}

export function voucherMailFor(shop: Shop, facts: Facts): VoucherMailView {
  return facts.kind === 'bought' && facts.sale.toEmail ? onItsWay(shop, facts) : withCode(shop, facts);
}

/** To whoever redeems it. */
function withCode(shop: Shop, { kind, voucher, sale, code, home }: Facts): VoucherMailView {
  const say = (words: Phrase) => phrase(sale.speech, words);
  const { language } = sale.speech;
  const name = unlinked(shop.name);
  const value = formatEuro(voucher.valueCents, language);
  const rest = restOf(voucher, sale.speech);
  const until = formatDate(voucher.validUntil, language);
  const giver = unlinked(sale.buyer.name);
  const headline = say({
    du: `Dein Gutschein über ${value} für ${name}`,
    sie: `Ihr Gutschein über ${value} für ${name}`,
    en: `Your voucher for ${name}: ${value}`,
  });
  const isGift = kind === 'gift' && giver !== '';
  return {
    ...titled(headline, voucher, sale),
    sentences: [
      ...[worthlessText(voucher, sale.speech)].filter(Boolean),
      ...(isGift
        ? [
            say({
              du: `${giver} schenkt dir einen Gutschein.`,
              sie: `${giver} schenkt Ihnen einen Gutschein.`,
              en: `${giver} is giving you a voucher.`,
            }),
          ]
        : []),
      ...(rest ? [rest] : []),
      say({
        du: `Gib diesen Code beim Bestellen an der Kasse ein. Er gilt bis ${until}, auch in Teilen.`,
        sie: `Geben Sie diesen Code beim Bestellen an der Kasse ein. Er gilt bis ${until}, auch in Teilen.`,
        en: `Enter this code at the checkout when you order. It is valid until ${until} and can be used in parts.`,
      }),
    ],
    greeting: kind === 'bought' ? '' : unlinked(sale.greeting),
    code: shownCode(code),
    button: {
      text: say({ du: 'Jetzt bestellen', sie: 'Jetzt bestellen', en: 'Order now' }),
      path: `${rootOf(shop)}/kasse${langQuery(language)}#gutschein=${code}`,
    },
    notes: [
      say({
        du: 'Der Gutschein hängt als PDF zum Ausdrucken an dieser Mail. Er gilt für Online-Bestellungen, nicht vor Ort.',
        sie: 'Der Gutschein hängt als PDF zum Ausdrucken an dieser Mail. Er gilt für Online-Bestellungen, nicht vor Ort.',
        en: 'The voucher is attached as a PDF to print. It is for online orders, not on site.',
      }),
      ...(kind === 'bought' ? withdrawalNotes(shop, home, sale.speech) : []),
      contactOf(shop, sale),
    ],
    reason: reasonOf(shop, sale, kind === 'gift'),
    language,
    paperOf: { shopId: voucher.shopId, voucherId: voucher.id },
  };
}

/** To the buyer of a voucher that goes to somebody else. */
function onItsWay(shop: Shop, { voucher, sale, home }: Facts): VoucherMailView {
  const say = (words: Phrase) => phrase(sale.speech, words);
  const { language } = sale.speech;
  const name = unlinked(shop.name);
  const value = formatEuro(voucher.valueCents, language);
  const day = sale.mailAt ? formatDate(sale.mailAt, language) : '';
  const headline = say({
    du: `Danke, dein Gutschein über ${value} ist bezahlt`,
    sie: `Danke, Ihr Gutschein über ${value} ist bezahlt`,
    en: `Thank you, your voucher of ${value} is paid`,
  });
  return {
    ...titled(headline, voucher, sale),
    sentences: [
      ...[worthlessText(voucher, sale.speech)].filter(Boolean),
      say({
        du: `Der Gutschein für ${name} geht ${day ? `am ${day} ` : ''}an ${sale.toEmail}.`,
        sie: `Der Gutschein für ${name} geht ${day ? `am ${day} ` : ''}an ${sale.toEmail}.`,
        en: `The voucher for ${name} goes to ${sale.toEmail}${day ? ` on ${day}` : ''}.`,
      }),
    ],
    greeting: '',
    code: null,
    button: {
      text: say({ du: 'Zu deinem Gutschein', sie: 'Zu Ihrem Gutschein', en: 'Open your voucher' }),
      path: `${rootOf(shop)}/gutschein/${sale.token}${langQuery(language)}`,
    },
    notes: [...withdrawalNotes(shop, home, sale.speech), contactOf(shop, sale)],
    reason: reasonOf(shop, sale, false),
    language,
    paperOf: null,
  };
}

/** So that a voucher for trial is not taken for a real one in the list of a mailbox either. */
function titled(
  headline: string,
  { test }: Facts['voucher'],
  { speech }: Facts['sale'],
): Pick<VoucherMailView, 'subject' | 'headline'> {
  const title = test ? `${phrase(speech, neutral('Zum Testen', 'For testing'))}: ${headline}` : headline;
  return { subject: title, headline: title };
}

/** Whom to ask; a line below the rest, as in the mails of orders. */
function contactOf({ name, address, contact }: Shop, { speech }: Facts['sale']): string {
  const phone = shownPhone(contact.phone, address.country).replaceAll(' ', NO_BREAK);
  const call = phone && `${phrase(speech, neutral('Telefon', 'phone'))}${NO_BREAK}${phone}`;
  return [unlinked(name), address.street, `${address.postalCode} ${address.city}`.trim(), call]
    .filter(Boolean)
    .join(', ');
}

function reasonOf(shop: Shop, { speech, buyer }: Facts['sale'], isGift: boolean): string {
  const name = unlinked(shop.name);
  const by = unlinked(buyer.name) || name;
  return phrase(
    speech,
    isGift
      ? {
          du: `Du bekommst diese Mail, weil ${by} dir einen Gutschein von ${name} schenkt.`,
          sie: `Sie bekommen diese Mail, weil ${by} Ihnen einen Gutschein von ${name} schenkt.`,
          en: `You get this mail because ${by} is giving you a voucher of ${name}.`,
        }
      : {
          du: `Du bekommst diese Mail, weil du bei ${name} einen Gutschein gekauft hast.`,
          sie: `Sie bekommen diese Mail, weil Sie bei ${name} einen Gutschein gekauft haben.`,
          en: `You get this mail because you bought a voucher at ${name}.`,
        },
  );
}
