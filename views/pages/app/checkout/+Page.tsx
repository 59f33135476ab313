import { Button } from '@mantine/core';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { PlanCheckoutPage } from '../../../../src/shop/billing/billing.view';
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
  const { outcome, planName, services, choice, isBooked } = page;
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
  if (isBooked)
    return (
      <EmptyState icon={IconCircleCheck} title={`Ihr habt schon den Tarif „${planName}“`} action={TO_PLAN}>
        Wechseln und kündigen könnt ihr in den Einstellungen.
      </EmptyState>
    );
  if (!choice)
    return (
      <EmptyState icon={IconHourglass} title="Welcher Tarif soll es sein?" action={TO_PLAN}>
        Zur Wahl stehen Starter und Professional. Was drin ist, steht bei den Tarifen.
      </EmptyState>
    );
  return <OrderForm page={page} choice={choice} />;
}
