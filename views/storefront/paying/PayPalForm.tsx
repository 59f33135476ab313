import { useEffect, useRef, useState } from 'react';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useVoice } from '../lib/words/Voice';
import type { PayProblem } from './pay-problem';
import type { PayPal, PayPalButtons } from './paypal.types';
import { loadScript } from './provider-script';
import { Waiting } from './Waiting';

interface Props {
  script: string;
  nonce: string;
  publicKey: string;
  chargeId: string;
  capture: 'later' | 'now';
  done: () => void;
  failed: (problem: PayProblem | null) => void;
}

/** PayPal's own button; it opens a window of PayPal. */
export function PayPalForm({ script, nonce, publicKey, chargeId, capture, done, failed }: Props) {
  const { now: words } = usePayingWords();
  const { language } = useVoice();
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const tell = useRef({ done, failed });
  tell.current = { done, failed };

  useEffect(() => {
    let buttons: PayPalButtons | undefined;
    let gone = false;
    void rendered().catch(() => !gone && tell.current.failed('blocked'));
    return () => {
      gone = true;
      setReady(false);
      void buttons?.close();
    };

    async function rendered() {
      await loadScript(scriptFor(script, { publicKey, capture, language }), { 'data-csp-nonce': nonce });
      const { paypal } = window as unknown as { paypal: PayPal };
      if (gone || !place.current) return;
      buttons = paypal.Buttons({
        style: { layout: 'vertical', label: 'pay', height: 48, tagline: false },
        createOrder: () => {
          tell.current.failed(null);
          return chargeId;
        },
        onApprove: () => tell.current.done(),
        onCancel: () => tell.current.failed('cancelled'),
        onError: () => tell.current.failed('other'),
      });
      await buttons.render(place.current);
      if (!gone) setReady(true);
    }
  }, [script, nonce, publicKey, chargeId, capture, language]);

  return (
    <>
      {!ready && <Waiting text={words.loading} />}
      <div className="pay__frame pay__frame--paypal" ref={place} aria-busy={!ready} />
      <p className="visually-hidden" role="status">
        {ready && words.ready}
      </p>
    </>
  );
}

interface Asked {
  publicKey: string;
  capture: 'later' | 'now';
  language: string;
}

/** PayPal alone: cards go by the other way. */
function scriptFor(script: string, { publicKey, capture, language }: Asked): string {
  const url = new URL(script);
  const asked = {
    'client-id': publicKey,
    currency: 'EUR',
    intent: capture === 'later' ? 'authorize' : 'capture',
    commit: 'true',
    components: 'buttons',
    'disable-funding': 'card,credit,paylater,sepa',
    locale: language === 'en' ? 'en_GB' : 'de_DE',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}
