import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import type { PlanCheckoutPage, PlanChoice } from '../../../../src/shop/billing/billing.view';
import { Section } from '../../../components/frame/Section';
import { Problem } from '../../../components/states/Problem';
import { Euro } from '../../../components/tables/Euro';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import classes from './Checkout.module.css';

const WAY = {
  stripe: { label: 'Karte oder SEPA', hint: 'Auf der Seite von Stripe.' },
  paypal: { label: 'PayPal', hint: 'Mit eurem PayPal-Konto.' },
} as const;

/** What is bought, what it costs with its tax, and nothing between that and the button. */
export function OrderForm({ page, choice }: { page: PlanCheckoutPage; choice: PlanChoice }) {
  const { services, recipient, outcome } = page;
  const [service, setService] = useState(services[0] ?? 'stripe');
  const [entrepreneur, setEntrepreneur] = useState(false);
  const [terms, setTerms] = useState(false);
  const { busy, problem, send } = useSending();

  async function order(): Promise<void> {
    const wish = { level: choice.level, service, entrepreneur, terms };
    const answer = await send(() => api.post<{ url: string }>('/api/billing/order', wish, { silent: true }));
    if (answer) window.location.assign(answer.data.url);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      {outcome === 'left' && (
        <Section>
          <p className={classes.left}>
            Du hast die Zahlung abgebrochen. Es wurde nichts gebucht und nichts bezahlt.
          </p>
        </Section>
      )}
      <Ways services={services} service={service} onChoose={setService} />
      <Recipient lines={recipient} />
      <Section title="Bestellung">
        <div className={classes.consents}>
          <Checkbox
            checked={entrepreneur}
            onChange={({ currentTarget }) => setEntrepreneur(currentTarget.checked)}
            label="Ich bestelle als Unternehmerin oder Unternehmer für meinen Betrieb."
          />
          <Checkbox
            checked={terms}
            onChange={({ currentTarget }) => setTerms(currentTarget.checked)}
            label={
              <>
                Ich stimme den{' '}
                <a href="/agb" className={classes.link}>
                  AGB
                </a>{' '}
                zu.
              </>
            }
          />
        </div>
        <Sum page={page} choice={choice} />
        <div className={classes.problem}>
          <Problem>{problem}</Problem>
        </div>
        <Button type="submit" size="lg" fullWidth loading={busy}>
          zahlungspflichtig bestellen
        </Button>
      </Section>
    </form>
  );
}

type Service = PlanCheckoutPage['services'][number];

interface WaysProps {
  services: Service[];
  service: Service;
  onChoose: (service: Service) => void;
}

function Ways({ services, service, onChoose }: WaysProps) {
  return (
    <Section title="Bezahlen mit">
      <Radio.Group aria-label="Bezahlen mit" value={service} onChange={(value) => onChoose(value as Service)}>
        <div className={classes.ways}>
          {services.map((one) => (
            <Radio key={one} value={one} label={WAY[one].label} description={WAY[one].hint} />
          ))}
        </div>
      </Radio.Group>
    </Section>
  );
}

function Recipient({ lines }: { lines: string[] }) {
  return (
    <Section title="Rechnung an" lead="So stehen Name und Anschrift in den Einstellungen des Restaurants.">
      <address className={classes.recipient}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a href="/app/settings/restaurant" className={classes.link}>
        Ändern
      </a>
    </Section>
  );
}

function Sum({
  page: { vatPercent },
  choice: { name, summary, netCents, grossCents },
}: {
  page: PlanCheckoutPage;
  choice: PlanChoice;
}) {
  return (
    <table className={classes.sum}>
      <caption className="visually-hidden">Was die Bestellung im Monat kostet</caption>
      <tbody>
        <tr>
          <th scope="row">
            Tresen {name}, monatlich
            <small>{summary} Läuft, bis ihr kündigt; kündbar jederzeit zum Ende des bezahlten Monats.</small>
          </th>
          <td>
            <Euro cents={netCents} />
          </td>
        </tr>
        <tr>
          <th scope="row">Umsatzsteuer {vatPercent} %</th>
          <td>
            <Euro cents={grossCents - netCents} />
          </td>
        </tr>
        <tr className={classes.total}>
          <th scope="row">Gesamtbetrag im Monat</th>
          <td>
            <Euro cents={grossCents} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
