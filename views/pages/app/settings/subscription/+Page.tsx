import type { SubscriptionPage } from '../../../../../src/shop/billing/billing.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { CancelSection } from './CancelSection';
import { Invoices } from './Invoices';
import { PlanChoices } from './PlanChoices';
import { PlanState } from './PlanState';
import { UsageSection } from './UsageSection';

export default function Subscription(page: SubscriptionPage) {
  const { contract, invoices } = page;

  return (
    <SettingsFrame title="Tarif" lead="Was ihr gebucht habt, was ihr davon nutzt und was es kostet.">
      <PlanState page={page} />
      <UsageSection page={page} />
      <PlanChoices page={page} />
      {invoices.length > 0 && <Invoices invoices={invoices} />}
      {contract && <CancelSection contract={contract} />}
    </SettingsFrame>
  );
}
