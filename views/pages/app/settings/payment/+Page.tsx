import type { PaymentSettingsPage } from '../../../../../src/shop/payment/page/payment-page.view';
import { HookCalls } from '../../../../components/paying/HookCalls';
import { UnnamedServices } from '../../../../components/paying/UnnamedServices';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { StripeSection } from './StripeSection';
import { WaysSection } from './WaysSection';

export default function PaymentSettings(page: PaymentSettingsPage) {
  const { stripe, version, needs } = page;

  return (
    <SettingsFrame
      title="Zahlung"
      lead="Wie Gäste bei euch zahlen. Gebühren nimmt dein Zahlungsanbieter, Tresen nimmt nichts."
    >
      <UnnamedServices names={page.unnamed}>
        In deiner Datenschutzerklärung steht davon noch nichts.{' '}
        <a href="/app/settings/imprintAndPrivacy">Rechtstexte ergänzen</a>
      </UnnamedServices>
      <WaysSection key={version} page={page} />
      {stripe && <StripeSection stripe={stripe} version={version} needs={needs} />}
      {stripe?.check.connected && <HookCalls label="Stripe" calls={stripe.check.calls} />}
    </SettingsFrame>
  );
}
