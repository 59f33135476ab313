import { openingProblems } from '../../../../../src/shop/opening-hours/opening-check.rules';
import type { TimedPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import type { Check } from '../form/settings-form';
import { useSettings } from '../form/useSettings';
import { useNow } from '../hours/useNow';
import { ExceptionsSection } from './ExceptionsSection';
import { PauseSection } from './PauseSection';
import { Season } from './Season';

const check: Check<'exceptions'> = ({ settings }, shop) => openingProblems({ ...shop.settings, ...settings });

export default function ExceptionSettings({ shop, now: from }: TimedPartPage<'exceptions'>) {
  const settings = useSettings('exceptions', shop, check);
  const now = useNow(from);
  const { shopEnabled, pause } = settings.shop.settings;
  // While the shop is off nobody orders, so there is nothing to pause.
  const canPause = shopEnabled || pause !== null;

  return (
    <SettingsFrame
      title="Feiertage und Pausen"
      lead="Was an einzelnen Tagen anders ist, und was gerade nicht geht."
    >
      {canPause && <PauseSection settings={settings} now={now} />}
      <SettingsForm what="Feiertage und Pausen" settings={settings}>
        <ExceptionsSection settings={settings} now={now} />
        <Season settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
