import type { PayPalPage } from '../../../../../src/shop/payment/page/payment-page.view';
import { Section } from '../../../../components/frame/Section';
import { HookCalls } from '../../../../components/paying/HookCalls';
import { KeyForm } from '../../../../components/paying/KeyForm';
import classes from '../../../../components/paying/Paying.module.css';
import { ServiceFacts } from '../../../../components/paying/ServiceFacts';
import { ServiceState } from '../../../../components/paying/ServiceState';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { PlanLock } from '../../../../components/states/PlanLock';

const WORDS = {
  publicKey: 'Client-ID',
  publicHint: 'Steht bei PayPal oben in deiner App.',
  secretKey: 'Secret',
  secretHint: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
};

export default function PayPal({ version, publicKey, check, needs }: PayPalPage) {
  return (
    <SettingsFrame
      title="PayPal"
      lead="Die Verbindung zu deinem PayPal-Geschäftskonto. Wann Gäste damit zahlen können, steht unter „Zahlung“."
      actions={<ServiceState check={check} />}
    >
      <Section
        title="Zugangsdaten"
        lead="Das Geld geht von PayPal direkt auf dein Konto. Tresen sieht es nie."
      >
        {needs && (
          <div className={classes.locked}>
            <PlanLock level={needs}>PayPal gibt es</PlanLock>
          </div>
        )}
        {(!needs || check.connected) && (
          <KeyForm
            key={publicKey}
            version={version}
            publicKey={publicKey}
            check={check}
            words={WORDS}
            withSandbox
          >
            {!check.connected && (
              <ol className={classes.steps}>
                <li>Melde dich mit deinem Geschäftskonto auf developer.paypal.com an.</li>
                <li>Stelle oben „Live“ ein und öffne „Apps & Credentials“.</li>
                <li>Lege mit „Create App“ eine App an, zum Beispiel „Tresen“.</li>
                <li>Kopiere „Client ID“ und „Secret“ hierher.</li>
              </ol>
            )}
          </KeyForm>
        )}
        <ServiceFacts check={check} />
      </Section>
      {check.connected && <HookCalls label="PayPal" calls={check.calls} />}
    </SettingsFrame>
  );
}
