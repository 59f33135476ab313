import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useEuro, useVoice } from '../lib/words/Voice';
import { stripeLook } from './look';
import { type PayProblem, problemOf } from './pay-problem';
import { loadScript } from './provider-script';
import type { Stripe, StripeElement, StripeMaker } from './stripe.types';
import { Waiting } from './Waiting';

export interface FormProps {
  script: string;
  publicKey: string;
  /** What the service knows this payment by in the browser. */
  secret: string;
  payableCents: number;
  /** Where a bank sends the guest back to. */
  backTo: string;
  done: () => void;
  failed: (problem: PayProblem | null) => void;
}

interface Form {
  stripe: Stripe;
  elements: ReturnType<Stripe['elements']>;
}

/** Stripe's own form: what is typed into it never comes past us. */
export function CardForm({ script, publicKey, secret, payableCents, backTo, done, failed }: FormProps) {
  const { now: words } = usePayingWords();
  const euro = useEuro();
  const { language } = useVoice();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<Form | null>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const tell = useRef(failed);
  tell.current = failed;

  useEffect(() => {
    let element: StripeElement | undefined;
    let gone = false;
    void mounted().catch(() => !gone && tell.current('blocked'));
    return () => {
      gone = true;
      form.current = null;
      setReady(false);
      element?.destroy();
    };

    async function mounted() {
      await loadScript(script);
      const { Stripe } = window as unknown as { Stripe: StripeMaker };
      if (gone || !place.current) return;
      const stripe = Stripe(publicKey, { locale: language });
      const elements = stripe.elements({ clientSecret: secret, appearance: stripeLook() });
      element = elements.create('payment', { layout: 'tabs' });
      element.on('ready', () => setReady(true));
      element.on('loaderror', () => tell.current('blocked'));
      element.mount(place.current);
      form.current = { stripe, elements };
    }
  }, [script, publicKey, secret, language]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || busy) return;
    setBusy(true);
    failed(null);
    const { stripe, elements } = form.current;
    const answer = await stripe
      .confirmPayment({ elements, confirmParams: { return_url: backTo }, redirect: 'if_required' })
      .catch(() => ({ error: { type: 'api_connection_error' } }));
    setBusy(false);
    const refusal = answer.error ? problemOf(answer.error) : 'settled';
    if (refusal === 'settled') done();
    else if (refusal !== 'atField') failed(refusal);
  };
  return (
    <form onSubmit={(event) => void pay(event)}>
      {!ready && <Waiting text={words.loading} />}
      <div className="pay__frame" ref={place} aria-busy={!ready} />
      <p className="visually-hidden" role="status">
        {ready && words.ready}
      </p>
      {ready && (
        <button type="submit" className="button button--wide" aria-busy={busy}>
          {busy ? words.paying : words.pay(euro(payableCents))}
        </button>
      )}
      {busy && <Waiting text={words.paying} quiet />}
    </form>
  );
}
