import { useRef, useState } from 'react';
import { parseEuro } from '../../../src/shared/money';
import type { VoucherOffer } from '../../../src/storefront/shop/shop.view';
import { post } from '../lib/api';
import { inLanguage, type PageConfig } from '../lib/config';
import type { VoucherWords } from '../lib/words/sentences.voucher';

export interface Wish {
  /** One of the amounts, or 'own'. */
  amount: number | 'own';
  own: string;
  forName: string;
  greeting: string;
  way: 'print' | 'mail';
  toEmail: string;
  sendOn: string;
  name: string;
  email: string;
  payment: 'stripe' | 'paypal';
}

const MAIL = /^\S+@\S+\.\S+$/;

export type Faults = Partial<Record<'cents' | 'name' | 'email' | 'toEmail' | 'sendOn', string>>;

export interface PartProps {
  wish: Wish;
  faults: Faults;
  change: (part: Partial<Wish>) => void;
}

/** What is typed, what is wrong with it, and the way to the page where it is paid. */
export function useBuying(config: PageConfig, offer: VoucherOffer, words: VoucherWords['buy']) {
  const [wish, setWish] = useState<Wish>({
    amount: offer.amounts[1] ?? offer.amounts[0] ?? 'own',
    own: '',
    forName: '',
    greeting: '',
    way: 'print',
    toEmail: '',
    sendOn: '',
    name: '',
    email: '',
    payment: offer.ways[0] ?? 'stripe',
  });
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const key = useRef('');
  const cents = wish.amount === 'own' ? parseEuro(wish.own) : wish.amount;
  const change = (part: Partial<Wish>) => {
    key.current = '';
    setFaults({});
    setWish((last) => ({ ...last, ...part }));
  };

  const order = async () => {
    const wrong = faultsOf(wish, cents, { offer, words });
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return goToFirst(wrong);
    setSending(true);
    setProblem('');
    // The same wish sent again is the same purchase.
    key.current ||= crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const body = bodyOf(wish, cents ?? 0);
    const headers = { 'idempotency-key': key.current };
    const answer = await post<{ token: string }>(`${config.links.api}/voucher/buy`, body, headers);
    if (answer.ok) {
      const { links, speech } = config;
      return location.assign(inLanguage(links.voucherSale + answer.data.token, speech.language));
    }
    setSending(false);
    setFaults(answer.fields as Faults);
    setProblem(Object.values(answer.fields)[0] ?? answer.message);
  };
  return { wish, change, cents, faults, problem, sending, order };
}

function faultsOf(
  wish: Wish,
  cents: number | null,
  { offer, words }: { offer: VoucherOffer; words: VoucherWords['buy'] },
): Faults {
  const isWithin = cents !== null && cents >= offer.fromCents && cents <= offer.toCents;
  return {
    ...(wish.amount === 'own' && !isWithin && { cents: words.faults.cents }),
    ...(wish.name.trim() === '' && { name: words.faults.name }),
    ...(!MAIL.test(wish.email.trim()) && { email: words.faults.email }),
    ...(wish.way === 'mail' && !MAIL.test(wish.toEmail.trim()) && { toEmail: words.faults.email }),
  };
}

function goToFirst(faults: Faults): void {
  const [first = ''] = Object.keys(faults);
  document.getElementById(first)?.focus();
}

const bodyOf = ({ forName, greeting, way, toEmail, sendOn, name, email, payment }: Wish, cents: number) => ({
  cents,
  name: name.trim(),
  email: email.trim(),
  forName: forName.trim(),
  greeting: greeting.trim(),
  payment,
  ...(way === 'mail' && { toEmail: toEmail.trim(), ...(sendOn && { sendOn }) }),
});
