import { Button } from '@mantine/core';
import type { ContractView, SubscriptionPage } from '../../../../../src/shop/billing/billing.view';
import { LEVEL, planOf } from '../../../../../src/shop/subscription/plans';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import { Euro } from '../../../../components/tables/Euro';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import classes from './Subscription.module.css';
import { usePlanCall } from './usePlanCall';

const SERVICE = { stripe: 'Stripe', paypal: 'PayPal' } as const;
const STATE = {
  running: { tone: 'good', label: 'Läuft' },
  cancelled: { tone: 'warn', label: 'Gekündigt' },
  ended: { tone: 'warn', label: 'Beendet' },
  pastDue: { tone: 'bad', label: 'Zahlung fehlt' },
  grace: { tone: 'bad', label: 'Abgelaufen' },
  over: { tone: 'bad', label: 'Abgelaufen' },
} as const;

/** What is booked today, and what happens next. */
export function PlanState({
  page: { planName, contract, services, level, sleeps },
}: {
  page: SubscriptionPage;
}) {
  const state = contract && STATE[contract.phase];

  return (
    <Section
      title={planName}
      actions={state && <StatusBadge tone={state.tone}>{state.label}</StatusBadge>}
      lead={contract ? undefined : leadOf(services.length > 0, level)}
    >
      {contract && <Facts contract={contract} />}
      {contract && <Warning contract={contract} />}
      {sleeps.length > 0 && (
        <div className={classes.sleeps}>
          <h3>Nicht in diesem Tarif</h3>
          <ul>
            {sleeps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>Nichts davon ist gelöscht. Ein größerer Tarif bringt es zurück.</p>
        </div>
      )}
    </Section>
  );
}

function leadOf(isSold: boolean, level: SubscriptionPage['level']): string {
  if (level === null)
    return 'Ohne Tarif sehen Gäste die Speisekarte und können nicht bestellen. Eure Daten sind alle noch da.';
  if (isSold && level === LEVEL.professional) return 'Dafür zahlt ihr nichts, und alles ist dabei.';
  return isSold
    ? 'Dafür zahlt ihr nichts. Größer werden könnt ihr jederzeit.'
    : 'Tarife vergibt hier, wer diesen Server betreibt. Wenn ihr einen anderen braucht, wendet euch dorthin.';
}

function Facts({ contract }: { contract: ContractView }) {
  const { phase, level, nextLevel, netCents, grossCents, until, service } = contract;
  const isRunning = phase === 'running';

  return (
    <dl className={classes.facts}>
      {isRunning && (
        <div>
          <dt>Nächste Zahlung</dt>
          <dd>
            <DateTime at={until} show="date" />
          </dd>
          <dd className={classes.quiet}>über {SERVICE[service]}</dd>
        </div>
      )}
      {isRunning && (
        <div>
          <dt>Betrag</dt>
          <dd>
            <Euro cents={grossCents} />
          </dd>
          <dd className={classes.quiet}>
            <Euro cents={netCents} /> zzgl. 19 % USt
          </dd>
        </div>
      )}
      {!isRunning && (
        <div>
          <dt>Bezahlt bis</dt>
          <dd>
            <DateTime at={until} show="date" />
          </dd>
        </div>
      )}
      {isRunning && level !== nextLevel && (
        <div>
          <dt>Danach</dt>
          <dd>{planOf(nextLevel)?.name}</dd>
          <dd className={classes.quiet}>
            ab <DateTime at={until} show="date" />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Warning({ contract }: { contract: ContractView }) {
  const { service, phase, until, graceUntil, retryAt, afterwards } = contract;
  const { busy, problem, call } = usePlanCall();
  if (phase === 'running') return null;

  return (
    <div className={classes.warning}>
      {phase === 'cancelled' && (
        <>
          <p>
            Gekündigt zum <DateTime at={until} show="date" />.{' '}
            {afterwards === null
              ? 'Danach habt ihr noch 14 Tage, um einen anderen Tarif zu wählen.'
              : 'Danach gilt „Kostenlos“.'}
          </p>
          <Button
            variant="default"
            loading={busy}
            onClick={() => void call('resume', {}, 'Der Tarif läuft weiter')}
          >
            Kündigung zurücknehmen
          </Button>
        </>
      )}
      {phase === 'ended' && (
        <p>
          Der Vertrag ist bei {SERVICE[service]} beendet und wird nicht mehr abgebucht. Bis zum{' '}
          <DateTime at={until} show="date" /> bleibt alles, wie es ist.{' '}
          {afterwards === null
            ? 'Danach habt ihr noch 14 Tage, um einen anderen Tarif zu wählen. Soll es weitergehen, bucht unten neu: Der neue Monat beginnt mit der Buchung.'
            : 'Danach gilt „Kostenlos“.'}
        </p>
      )}
      {phase === 'pastDue' && (
        <>
          <p>
            Die letzte Zahlung ist fehlgeschlagen.
            {retryAt && (
              <>
                {' '}
                Am <DateTime at={retryAt} show="date" /> wird es noch einmal versucht.
              </>
            )}{' '}
            Bis zum <DateTime at={graceUntil} show="date" /> läuft alles weiter, danach können Gäste nicht
            mehr bestellen.
          </p>
          <MakeUp service={service} busy={busy} onPay={() => void call('pay', {}, '')} />
        </>
      )}
      {(phase === 'grace' || phase === 'over') && (
        <p>
          Der Tarif ist ausgelaufen. Bis zum <DateTime at={graceUntil} show="date" /> läuft alles weiter,
          danach können Gäste nicht mehr bestellen. Wähle unten, wie es weitergeht.
        </p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

interface MakeUpProps {
  service: ContractView['service'];
  busy: boolean;
  onPay: () => void;
}

/** How a payment that failed is made up for, without waiting for the next attempt. */
function MakeUp({ service, busy, onPay }: MakeUpProps) {
  if (service === 'paypal')
    return <p>Womit bezahlt wird, stellt ihr in eurem PayPal-Konto unter „Automatische Zahlungen“ ein.</p>;
  return (
    <>
      <p>Ihr könnt den Betrag auch gleich selbst bezahlen, mit derselben oder einer anderen Karte.</p>
      <Button loading={busy} onClick={onPay}>
        Jetzt bezahlen
      </Button>
    </>
  );
}
