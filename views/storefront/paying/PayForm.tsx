import type { PayScripts } from '../../../src/storefront/order/quote.view';
import { usePayingWords } from '../lib/words/sentences.paying';
import { CardForm } from './CardForm';
import { PayPalForm } from './PayPalForm';
import { plainAddress } from './pay-problem';
import type { usePaying } from './usePaying';
import { Waiting } from './Waiting';

interface Props {
  paying: ReturnType<typeof usePaying>;
  scripts: PayScripts | null;
  payableCents: number;
}

/** The form of the chosen service, or what is going on instead. */
export function PayForm({ paying, scripts, payableCents }: Props) {
  const { now: words } = usePayingWords();
  const { phase, begun, ask, failed } = paying;
  if (phase === 'asking') return <Waiting text={words.checking} slowText={words.checkingLong} />;
  if (phase === 'choosing') return null;
  if (phase === 'coming' || !begun || !scripts) return <Waiting text={words.loading} />;
  const { publicKey, chargeId, clientSecret, capture } = begun;
  if (begun.service === 'paypal')
    return (
      <PayPalForm
        script={scripts.paypal}
        nonce={scripts.nonce}
        publicKey={publicKey}
        chargeId={chargeId}
        capture={capture}
        done={ask}
        failed={failed}
      />
    );
  return (
    <CardForm
      script={scripts.stripe}
      publicKey={publicKey}
      secret={clientSecret ?? ''}
      payableCents={payableCents}
      backTo={`${plainAddress(location.href)}${location.search ? '&' : '?'}bezahlt=stripe`}
      done={ask}
      failed={failed}
    />
  );
}
