import { openingProblems } from '../../../../../src/shop/opening-hours/opening-check.rules';
import type { SettingsPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import type { Check } from '../form/settings-form';
import { useSettings } from '../form/useSettings';
import { AheadSection, NowSection } from './OrderingSection';

const check: Check<'ordering'> = ({ settings }, shop) => openingProblems({ ...shop.settings, ...settings });

export default function OrderingSettings({ shop }: SettingsPartPage<'ordering'>) {
  const settings = useSettings('ordering', shop, check);

  return (
    <SettingsFrame
      title="Vorlauf und Vorbestellung"
      lead="Wie schnell die Küche ist, und wie weit Gäste im Voraus bestellen dürfen."
    >
      <SettingsForm what="Vorlauf und Vorbestellung" settings={settings}>
        <NowSection settings={settings} />
        <AheadSection settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
