import { areasProblems } from '../../../../../src/shop/delivery/delivery-check.rules';
import type { DeliverySettingsPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import type { Check } from '../form/settings-form';
import { useSettings } from '../form/useSettings';
import { useNow } from '../hours/useNow';
import { AreasSection } from './AreasSection';

const check: Check<'delivery'> = ({ settings: { deliveryAreas, deliveryAreaRules } }) =>
  areasProblems(deliveryAreas, deliveryAreaRules);

export default function DeliverySettings({ shop, now: from, map }: DeliverySettingsPage) {
  const settings = useSettings('delivery', shop, check);
  const now = useNow(from);

  return (
    <SettingsFrame
      title="Lieferung"
      lead="Wohin ihr liefert und was das kostet. Überschneiden sich Gebiete, gilt das, was weiter oben steht."
    >
      <SettingsForm what="Lieferung" settings={settings}>
        <AreasSection settings={settings} now={now} map={map} />
      </SettingsForm>
    </SettingsFrame>
  );
}
