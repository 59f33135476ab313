import { Button } from '@mantine/core';
import { IconArrowsExchange, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { PlanCheckoutPage } from '../../../../src/shop/billing/billing.view';
import { slugOf } from '../../../../src/shop/subscription/plans';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { OrderForm } from './OrderForm';

const TO_PLAN = (
  <Button component="a" href="/app/settings/subscription">
    Zum Tarif
  </Button>
);

export default function PlanCheckout(page: PlanCheckoutPage) {
  return (
    <>
      <PageHeader title="Tarif buchen" back={{ href: '/app/settings/subscription', label: 'Tarif' }} />
      <Content page={page} />
    </>
  );
}

function Content({ page }: { page: PlanCheckoutPage }) {
  const { outcome, planName, services, choice, booked } = page;
  if (outcome === 'paid')
    return (
      <EmptyState icon={IconCircleCheck} title={`Ihr habt jetzt den Tarif „${planName}“`} action={TO_PLAN}>
        Die Zahlung ist da, alles ist freigeschaltet. Die Rechnung kommt per Mail.
      </EmptyState>
    );
  if (outcome === 'waiting')
    return (
      <EmptyState icon={IconHourglass} title="Die Zahlung wird noch bestätigt" action={TO_PLAN}>
        Das dauert meist nur einen Moment. Du musst hier nicht warten: Sobald sie da ist, gilt der Tarif.
      </EmptyState>
    );
  if (outcome === 'foreign')
    return (
      <EmptyState icon={IconHourglass} title="Nicht gefunden" action={TO_PLAN}>
        Dieser Kauf gehört zu keinem Tarif dieses Restaurants.
      </EmptyState>
    );
  if (services.length === 0)
    return (
      <EmptyState icon={IconHourglass} title="Tarife vergibt der Betreiber dieses Servers" action={TO_PLAN}>
        Auf dieser Installation wird kein Tarif verkauft. Wende dich an die Person, die den Server betreibt.
      </EmptyState>
    );
  if (booked) return <Booked page={page} booked={booked} />;
  if (!choice)
    return (
      <EmptyState icon={IconHourglass} title="Welcher Tarif soll es sein?" action={TO_PLAN}>
        Zur Wahl stehen Starter und Professional. Was drin ist, steht bei den Tarifen.
      </EmptyState>
    );
  return <OrderForm page={page} choice={choice} />;
}

interface BookedProps {
  page: PlanCheckoutPage;
  booked: NonNullable<PlanCheckoutPage['booked']>;
}

/** Nobody pays for two plans: what is asked for becomes a change, and what stands in its way is named. */
function Booked({ page: { planName, choice }, booked: { phase, planName: next } }: BookedProps) {
  if (phase === 'cancelled')
    return (
      <EmptyState icon={IconHourglass} title={`Euer Tarif „${planName}“ ist gekündigt`} action={TO_PLAN}>
        Er läuft noch bis zum Ende des bezahlten Monats. Nehmt die Kündigung zurück, dann könnt ihr wechseln;
        oder bucht neu, sobald er ausgelaufen ist.
      </EmptyState>
    );
  if (phase === 'pastDue')
    return (
      <EmptyState icon={IconHourglass} title="Erst fehlt noch eine Zahlung" action={TO_PLAN}>
        Die letzte Zahlung für „{planName}“ ist fehlgeschlagen. Sobald sie da ist, könnt ihr wechseln.
      </EmptyState>
    );
  if (choice && choice.name !== next)
    return (
      <EmptyState
        icon={IconArrowsExchange}
        title={`Von „${planName}“ zu „${choice.name}“`}
        action={
          <Button component="a" href={`/app/settings/subscription?plan=${slugOf(choice)}`}>
            Wechsel ansehen
          </Button>
        }
      >
        Ihr bezahlt schon einen Tarif und bucht keinen zweiten dazu. Was der Wechsel heute kostet und ab wann
        er gilt, steht da, bevor ihr zustimmt.
      </EmptyState>
    );
  return (
    <EmptyState icon={IconCircleCheck} title={titleOf(planName, next)} action={TO_PLAN}>
      Wechseln und kündigen könnt ihr in den Einstellungen.
    </EmptyState>
  );
}

const titleOf = (planName: string, next: string): string =>
  next === planName ? `Ihr habt schon den Tarif „${planName}“` : `Der Wechsel zu „${next}“ ist vorgemerkt`;
