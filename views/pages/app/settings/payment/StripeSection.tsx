import type {
  PaymentSettingsPage,
  ServicePart,
} from '../../../../../src/shop/payment/page/payment-page.view';
import { Section } from '../../../../components/frame/Section';
import { KeyForm } from '../../../../components/paying/KeyForm';
import classes from '../../../../components/paying/Paying.module.css';
import { ServiceFacts } from '../../../../components/paying/ServiceFacts';
import { ServiceState } from '../../../../components/paying/ServiceState';
import { PlanLock } from '../../../../components/states/PlanLock';

const WORDS = {
  publicKey: 'Veröffentlichbarer Schlüssel',
  publicHint: 'Beginnt mit pk_live_ oder pk_test_.',
  secretKey: 'Geheimer Schlüssel',
  secretHint: 'Beginnt mit sk_ oder rk_. Wird verschlüsselt gespeichert und nie wieder angezeigt.',
};

interface Props extends Pick<PaymentSettingsPage, 'version' | 'needs'> {
  stripe: ServicePart;
}

/** Cards, Apple Pay and Google Pay. */
export function StripeSection({ stripe: { publicKey, check }, version, needs }: Props) {
  return (
    <Section
      title="Stripe"
      lead="Für Karten, Apple Pay und Google Pay. Das Geld geht von Stripe direkt auf dein Konto."
      actions={<ServiceState check={check} />}
    >
      {needs && (
        <div className={classes.locked}>
          <PlanLock level={needs}>Zahlung mit Karte im Shop gibt es</PlanLock>
        </div>
      )}
      {(!needs || check.connected) && (
        <KeyForm key={publicKey} version={version} publicKey={publicKey} check={check} words={WORDS}>
          {!check.connected && (
            <ol className={classes.steps}>
              <li>Melde dich auf dashboard.stripe.com an.</li>
              <li>Öffne „Entwickler“ und dort „API-Schlüssel“.</li>
              <li>
                Kopiere beide Schlüssel hierher. Mit den Testschlüsseln kannst du alles gefahrlos
                ausprobieren.
              </li>
            </ol>
          )}
        </KeyForm>
      )}
      <ServiceFacts check={check} />
    </Section>
  );
}
