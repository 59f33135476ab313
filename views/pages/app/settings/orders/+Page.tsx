import { ladderProblems } from '../../../../../src/shop/restaurant/checks/ladder-check.rules';
import type { OrderSettingsPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import type { Check } from '../form/settings-form';
import { useSettings } from '../form/useSettings';
import { OperationSection } from './OperationSection';
import { CallLimitSection, LadderSection, MailSection, TidySection } from './OrdersSection';

const check: Check<'orders'> = ({ settings }) => ladderProblems(settings.ladder);

export default function OrderSettings({ shop, missing }: OrderSettingsPage) {
  const settings = useSettings('orders', shop, check);

  return (
    <SettingsFrame
      title="Bestellungen"
      lead="Ob Gäste bestellen können, wer davon erfährt und was von selbst geschieht."
    >
      <SettingsForm what="Bestellungen" settings={settings}>
        <OperationSection settings={settings} missing={missing} />
        <MailSection settings={settings} />
        <LadderSection settings={settings} />
        <CallLimitSection settings={settings} />
        <TidySection settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
