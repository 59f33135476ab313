import { formatMoment } from '../../../shared/berlin-time.js';
import { unlinked } from '../../../shared/links.js';
import { formatEuro } from '../../../shared/money.js';
import { type Phrase, phrase } from '../../../shared/voice.rules.js';
import type { Withdrawal } from './withdrawal.types.js';

export interface WithdrawalMailView {
  subject: string;
  headline: string;
  sentences: string[];
  rows: [string, string][];
  reason: string;
  language: 'de' | 'en';
}

/** The acknowledgement: what was declared, with date and time, and what becomes of it. */
export function receivedMailFor(withdrawal: Withdrawal, shopName: string): WithdrawalMailView {
  const say = sayTo(withdrawal);
  const name = unlinked(shopName);
  return {
    ...frameOf(withdrawal, name),
    ...titled(
      say({ du: 'Dein Widerruf ist da', sie: 'Ihr Widerruf ist da', en: 'Your withdrawal has arrived' }),
    ),
    sentences: [
      say({
        du: `Wir bestätigen dir den Eingang deines Widerrufs bei ${name}.`,
        sie: `Wir bestätigen Ihnen den Eingang Ihres Widerrufs bei ${name}.`,
        en: `We confirm that your withdrawal has reached ${name}.`,
      }),
      outcomeOf(withdrawal),
    ],
  };
}

/** After somebody of the restaurant has decided. */
export function decidedMailFor(withdrawal: Withdrawal, shopName: string): WithdrawalMailView {
  const say = sayTo(withdrawal);
  return {
    ...frameOf(withdrawal, unlinked(shopName)),
    ...titled(say({ du: 'Zu deinem Widerruf', sie: 'Zu Ihrem Widerruf', en: 'About your withdrawal' })),
    sentences: [outcomeOf(withdrawal)],
  };
}

function outcomeOf(withdrawal: Withdrawal): string {
  const say = sayTo(withdrawal);
  const sum = formatEuro(withdrawal.cents, withdrawal.speech.language);
  if (withdrawal.state === 'refunded')
    return say({
      du: `${sum} gehen auf dem Weg zurück, auf dem du bezahlt hast. Der Gutschein gilt nicht mehr.`,
      sie: `${sum} gehen auf dem Weg zurück, auf dem Sie bezahlt haben. Der Gutschein gilt nicht mehr.`,
      en: `${sum} will be refunded the way you paid. The voucher is no longer valid.`,
    });
  if (withdrawal.state === 'repeated')
    return say({
      du: `Den Kauf hattest du schon widerrufen: ${sum} sind auf dem Weg zurück, auf dem du bezahlt hast. Der Gutschein gilt nicht mehr.`,
      sie: `Den Kauf hatten Sie schon widerrufen: ${sum} sind auf dem Weg zurück, auf dem Sie bezahlt haben. Der Gutschein gilt nicht mehr.`,
      en: `You had withdrawn from this purchase before: ${sum} is on its way back, the way you paid. The voucher is no longer valid.`,
    });
  if (withdrawal.state === 'declined')
    return say({
      du: 'Das Restaurant kann den Widerruf nicht annehmen. Frag bitte dort nach, wenn du damit nicht einverstanden bist.',
      sie: 'Das Restaurant kann den Widerruf nicht annehmen. Fragen Sie bitte dort nach, wenn Sie damit nicht einverstanden sind.',
      en: 'The restaurant cannot accept the withdrawal. Please ask there if you do not agree.',
    });
  return say({
    du: 'Das Restaurant prüft ihn und meldet sich bei dir.',
    sie: 'Das Restaurant prüft ihn und meldet sich bei Ihnen.',
    en: 'The restaurant checks it and gets in touch with you.',
  });
}

const titled = (headline: string) => ({ headline, subject: headline });

const sayTo =
  ({ speech }: Withdrawal) =>
  (words: Phrase): string =>
    phrase(speech, words);

function frameOf(
  withdrawal: Withdrawal,
  shop: string,
): Pick<WithdrawalMailView, 'rows' | 'reason' | 'language'> {
  const { name, email, contract, receivedAt, speech } = withdrawal;
  const say = sayTo(withdrawal);
  const line = (words: [string, string], value: string): [string, string] => [
    speech.language === 'en' ? words[1] : words[0],
    value,
  ];
  return {
    rows: [
      line(['Eingegangen', 'Received'], formatMoment(receivedAt, speech.language)),
      line(
        ['Erklärung', 'Declaration'],
        say({
          du: 'Ich widerrufe den Kauf des Gutscheins.',
          sie: 'Ich widerrufe den Kauf des Gutscheins.',
          en: 'I withdraw from buying the voucher.',
        }),
      ),
      line(['Vertrag', 'Contract'], unlinked(contract)),
      line(['Name', 'Name'], unlinked(name)),
      ['E-Mail', email],
    ],
    reason: say({
      du: `Du bekommst diese Mail, weil im Shop von ${shop} ein Widerruf mit deiner Adresse erklärt wurde.`,
      sie: `Sie bekommen diese Mail, weil im Shop von ${shop} ein Widerruf mit Ihrer Adresse erklärt wurde.`,
      en: `You get this mail because a withdrawal with your address was declared in the shop of ${shop}.`,
    }),
    language: speech.language,
  };
}
