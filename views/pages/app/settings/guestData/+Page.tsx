import type { SettingsPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import { useSettings } from '../form/useSettings';
import { ContactMonths } from './ContactMonths';

export default function GuestDataSettings({ shop }: SettingsPartPage<'guestData'>) {
  const settings = useSettings('guestData', shop);

  return (
    <SettingsFrame
      title="Daten der Gäste"
      lead="Wie lange ihr Namen, Anschriften und Telefonnummern behaltet."
    >
      <SettingsForm what="Daten der Gäste" settings={settings}>
        <ContactMonths settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
