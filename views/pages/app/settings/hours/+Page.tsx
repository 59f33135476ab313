import { openingProblems } from '../../../../../src/shop/opening-hours/opening-check.rules';
import type { TimedPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import type { Check } from '../form/settings-form';
import { useSettings } from '../form/useSettings';
import { HoursSection } from './HoursSection';
import { useNow } from './useNow';

const check: Check<'hours'> = ({ settings }, shop) => openingProblems({ ...shop.settings, ...settings });

export default function HourSettings({ shop, now: from }: TimedPartPage<'hours'>) {
  const settings = useSettings('hours', shop, check);
  const now = useNow(from);

  return (
    <SettingsFrame
      title="Öffnungszeiten"
      lead="Mehrere Zeiten am Tag sind möglich. Endet ein Abend nach Mitternacht, trag einfach die Uhrzeit ein: 17:00 bis 02:00."
    >
      <SettingsForm what="Öffnungszeiten" settings={settings}>
        <HoursSection settings={settings} now={now} />
      </SettingsForm>
    </SettingsFrame>
  );
}
