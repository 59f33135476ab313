import type { SettingsPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import type { Check } from '../form/settings-form';
import { useSettings } from '../form/useSettings';
import { Contact, Place, Socials } from './MasterData';

const nameProblems: Check<'restaurant'> = ({ name }) =>
  name.trim() ? [] : [{ field: 'name', message: 'Bitte den Namen des Restaurants eingeben.' }];

export default function AddressSettings({ shop }: SettingsPartPage<'restaurant'>) {
  const settings = useSettings('restaurant', shop, nameProblems);

  return (
    <SettingsFrame
      title="Adresse und Kontakt"
      lead="Steht im Shop, auf den Belegen und im Fuß jeder Seite deiner Gäste."
    >
      <SettingsForm what="Adresse und Kontakt" settings={settings}>
        <Place settings={settings} />
        <Contact settings={settings} />
        <Socials settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
