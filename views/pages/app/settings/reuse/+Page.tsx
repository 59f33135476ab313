import type { SettingsPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import { useSettings } from '../form/useSettings';
import { ReuseSection } from './ReuseSection';

export default function ReuseSettings({ shop }: SettingsPartPage<'reuse'>) {
  const settings = useSettings('reuse', shop);

  return (
    <SettingsFrame
      title="Mehrweg"
      lead="Wer Essen in Einwegplastik oder Getränke in Einwegbechern verkauft, muss Mehrweg anbieten und im Shop darauf hinweisen."
    >
      <SettingsForm what="Mehrweg" settings={settings}>
        <ReuseSection settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
